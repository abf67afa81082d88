import { expect, test } from 'vitest';
import { noticeFacts } from '@/lib/domain/notifications/notification-kinds';
import { digestPlaceOf, isHomeMessage } from '@/lib/server/platform/outbox/digest-place';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { digestWords, isQuoted } from '@/lib/server/records/notifications/digest-email';
import { digestLineOf } from '@/lib/server/records/notifications/digest-line';
import { sampleMessages } from '../sample-messages';

/** The message as its sender would write it to the selling organization. */
function toOrganization(message: OutboxMessage): OutboxMessage {
  if (message.kind === 'offer' || message.kind === 'sale')
    return { ...message, uid: 'org_1', side: 'seller' };
  if (message.kind === 'approval' && message.step !== 'asked') return message;
  return { ...message, uid: 'org_1' };
}

/** The kind of a message with what it tells, such as `offer received`. */
function nameOf(message: OutboxMessage): string {
  if (!('news' in message)) return message.kind;
  return `${message.kind} ${typeof message.news === 'string' ? message.news : message.news.type}`;
}

const samples = sampleMessages({ listingKey: 'x', slug: 'y' }, 1).map(toOrganization);

/** Never sent to an organization: they go to bidders, buyers, visitors, followers, people or staff. */
const neverToSellers = [
  ...['outbid', 'leading-again', 'won', 'bought', 'countered', 'accepted', 'declined', 'agreed', 'lapsed'],
  ...['market answered', 'market visit-confirmed', 'market visit-declined'],
  ...['market question-not-sent', 'market visit-not-sent', 'market answer-not-sent'],
  ...['market letter-not-sent', 'offer called', 'offer other-accepted'],
  ...['sale contract-offered', 'sale backup-offered', 'sale facts-answered'],
  ...['home-news ending-soon', 'home-news extended', 'home-news lost', 'home-news auction-outage'],
  ...['new-homes', 'invitation', 'security', 'suspended', 'suspension-lifted', 'limit-decided'],
  ...['staff-invited', 'desk-news new', 'desk-news full', 'desk-news late', 'desk-figure', 'desk-digest'],
];
/** About the organization as a whole, and rare. */
const ofTheWhole = ['organization-decided', 'webhook-disabled', 'bulk-action-ended', 'digest'];

test('every message that an organization gets about a home waits in a digest', () => {
  const alone = samples.filter((message) => digestPlaceOf(message) === null).map(nameOf);
  expect([...new Set(alone)].sort()).toEqual([...neverToSellers, ...ofTheWhole].sort());
});

test('a digest can be switched off exactly if its messages can, and its subject has words for each of them', () => {
  for (const message of samples) {
    const place = digestPlaceOf(message);
    if (!place) continue;
    const { group, tag } = place;
    const about = { first: 'f', lines: [], more: 0, tally: {}, only: null };
    const digest = { kind: 'digest', uid: 'org_1', attempts: 0, sendAt: 1, group, ...about } as const;
    const [own, joined] = [kindOf(message), kindOf(digest)];
    if (!own || !joined) throw new Error('no kind');
    expect([group, noticeFacts[joined].isBinding]).toEqual([group, noticeFacts[own].isBinding]);
    const words = digestWords[group];
    if (words) expect(Object.keys(words), group).toContain(tag);
  }
});

test('the sale of an auction counts as its result, and that of an offer or a backup buyer as a step', () => {
  const sale = samples.find((each) => each.kind === 'sale');
  if (sale?.kind !== 'sale') throw new Error('no sale');
  const groups = ['a-1', 'a-1-next', 'o-1', 'o-1-next'].map((saleId) =>
    digestPlaceOf({ ...sale, news: 'opened', saleId }),
  );
  expect(groups.map((place) => `${place?.group} ${place?.tag}`)).toEqual([
    'results sold',
    ...Array<string>(3).fill('sales-steps opened'),
  ]);
});

test('what a buyer wrote appears only in quoted lines', async () => {
  const lure = 'Sign in at http://localhost:3000/x';
  for (const message of samples) {
    const place = digestPlaceOf(message);
    if (!place || !isHomeMessage(message) || isQuoted(place.group)) continue;
    const isReason = message.kind === 'sale' && message.news === 'extension-proposed';
    const written = { text: lure, ...(isReason && { words: lure }) };
    const { text } = await digestLineOf({ ...message, ...written });
    expect([nameOf(message), text]).toEqual([nameOf(message), expect.not.stringContaining(lure)]);
  }
});

test('messages to a person, or already split among members, are sent alone', () => {
  const toPeople = samples.map((message) => ({ ...message, uid: 'mona' }));
  expect(toPeople.filter((each) => each.kind !== 'approval').every((each) => !digestPlaceOf(each))).toBe(
    true,
  );
  expect(samples.every((each) => !digestPlaceOf({ ...each, to: 'mona' }))).toBe(true);
});
