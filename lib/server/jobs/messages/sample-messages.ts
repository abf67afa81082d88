import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import { closingUpdates } from '@/lib/domain/closings/views/closing-updates';
import { inquiryUpdates } from '@/lib/domain/inquiries/showing';
import { digestGroups } from '@/lib/domain/notifications/digest';
import { offerUpdates } from '@/lib/domain/offers/offer-vocabulary';
import type { ListingUpdate } from '@/lib/domain/reviews/listing-updates';
import { organizationDecisions } from '@/lib/domain/staff/organization-decisions';
import { deskNewsKinds } from '@/lib/domain/staff/queues/desk-news';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { digestWords } from '@/lib/server/records/notifications/digest-email';
import type { AuctionMessage } from './auction-email';
import type { MailedAuction } from './auctioned-home';

interface Home {
  readonly listingKey: string;
  readonly slug: string;
}

const street = '412 Halsey Street';
const hourMs = 3_600_000;

const toSellers: ReadonlySet<AuctionMessage['kind']> = new Set([
  'sold-now',
  'decide',
  'counter-accepted',
  'counter-declined',
  'no-bids',
]);

/** The auction as the recipient of a sample sees it. */
export const sampleAuction = (kind: AuctionMessage['kind'], now: number): MailedAuction => ({
  isOpen: kind === 'outbid' || kind === 'leading-again',
  priceCents: 41_250_000,
  minimumNextBidCents: 41_500_000,
  endsAt: new Date(now + 96 * hourMs).toISOString(),
  maximumCents: toSellers.has(kind) ? null : 41_000_000,
  isLeading: kind !== 'outbid',
});

const bulkActionEnded = {
  kind: 'bulk-action-ended',
  actionId: 'sample',
  did: 'lower-prices',
  isDone: true,
  done: 212,
  left: 3,
  name: 'Ada Lindqvist',
} as const;

/** A request for approval and both answers. */
const approvals = (delivery: { uid: string; attempts: number; sendAt: number }) =>
  (['asked', 'approved', 'declined'] as const).map((step) => {
    const reason = step === 'declined' ? 'The price is too low.' : '';
    const about = { about: 'Mona Ferris', title: '12 Elm Street', organisationId: 'org_1', askedBy: 'x' };
    return { ...delivery, ...about, kind: 'approval', step, reason } as const;
  });

/** One message of every kind, for previews. None of it happened. */
export function sampleMessages({ listingKey, slug }: Home, now: number): readonly OutboxMessage[] {
  const delivery = { uid: 'sample', attempts: 0, sendAt: now };
  const [startsAt, endsAt, answerBy] = [now + 24 * hourMs, now + 96 * hourMs, now + 48 * hourMs];
  const updates: readonly ListingUpdate[] = [
    { type: 'ending-soon', endsAt: now + hourMs },
    { type: 'extended', endsAt: now + hourMs / 12 },
    { type: 'lost', priceCents: 41_250_000, isSold: true },
    { type: 'lost', priceCents: 48_000_000, isSold: true, isBuyNow: true },
    { type: 'changed', changes: [{ label: 'Occupancy', before: 'Unknown', after: 'Vacant' }] },
    { type: 'corrected', changes: [{ label: 'Bedrooms', before: '4', after: '3' }], startsAt, endsAt },
    { type: 'auction-moved', startsAt, endsAt },
    { type: 'reserve-lowered', amountCents: 40_000_000 },
    { type: 'auction-paused' },
    { type: 'auction-resumed', endsAt },
    { type: 'auction-outage', endsAt, isReopened: false },
    { type: 'auction-outage', endsAt, isReopened: true },
    { type: 'auction-cancelled', reason: 'title-defect' },
    { type: 'taken-down', cancels: null },
    { type: 'withdrawn' },
    { type: 'relisted', auction: { startsAt, endsAt } },
  ];
  const home = { listingKey, slug };
  const note = { about: 'bedrooms', text: 'The deed says three. Which one is right?' };
  return [
    ...messageKinds.map(
      (kind) => ({ ...delivery, kind, auctionId: 'sample', slug, priceCents: 41_250_000, answerBy }) as const,
    ),
    ...updates.map(
      (each) => ({ ...delivery, kind: 'home-news', ...home, role: 'bidder', news: each }) as const,
    ),
    ...inquiryUpdates.map((each) => {
      const visit = each.startsWith('visit') ? { visitId: 'sample', startsAt } : null;
      const text = 'Does the basement stay dry in heavy rain?';
      return { ...delivery, kind: 'market', news: each, place: street, slug, text, visit } as const;
    }),
    ...(['approve', 'request-changes', 'reject'] as const).map((decided) => {
      const about = { draftId: 'sample', street, notes: [note], reason: 'The deed names a different owner.' };
      return { ...delivery, kind: 'reviewed', decided, ...about } as const;
    }),
    ...sampleDigests(delivery),
    { ...delivery, kind: 'confirm-facts', draftId: 'sample', street, until: endsAt },
    { ...delivery, kind: 'confirm-facts', draftId: 'sample', street, until: null },
    {
      ...delivery,
      kind: 'taken-down',
      street,
      reason: 'material-correction',
      hadAuction: true,
      note: 'The photos show a different house.',
    },
    { ...delivery, kind: 'takedown-lifted', street, note: 'The new photos are correct.' },
    { ...delivery, kind: 'suspended', reason: 'One person opened two accounts.' },
    { ...delivery, kind: 'suspension-lifted', reason: 'The other account is closed.' },
    ...organizationDecisions.map((decided) => {
      const reason = decided === 'verify' ? '' : 'The certificate belongs to another bank.';
      return { ...delivery, kind: 'organization-decided', decided, name: 'Larch Savings', reason } as const;
    }),
    ...deskNewsKinds.map((news) => {
      const rows = {
        queue: 'reports',
        fresh: news === 'new' ? 2 : 0,
        count: 26,
        oldestAt: now - 30 * hourMs,
      } as const;
      return { ...delivery, kind: 'desk-news', news, ...rows } as const;
    }),
    { ...delivery, kind: 'desk-figure', figure: 'sellThrough', week: '2026-11-16', value: 31, limit: 40 },
    {
      ...delivery,
      kind: 'desk-digest',
      queues: [
        { queue: 'reviews', count: 12, oldestAt: now - 30 * hourMs },
        { queue: 'reports', count: 1, oldestAt: now - 2 * hourMs },
      ],
    },
    ...[true, false].map((isGone) => {
      const url = 'https://homes.example.com/webhooks';
      return { ...delivery, kind: 'webhook-disabled', url, isGone } as const;
    }),
    { ...delivery, ...bulkActionEnded },
    ...approvals(delivery),
    { ...delivery, kind: 'staff-invited', inviter: 'Ada Lindqvist', until: answerBy },
    { ...delivery, kind: 'new-homes', searchId: 'sample', homes: [listingKey], total: 3, since: now },
    {
      ...delivery,
      kind: 'invitation',
      organisationId: 'sample',
      token: 'sample',
      email: 'invited@example.com',
    },
    ...closingUpdates.map((each) => {
      const about = { saleId: 'sample', place: street, side: 'buyer', words: 'Sign the contract' } as const;
      const figures = { until: answerBy, priceCents: 41_250_000 };
      return { ...delivery, kind: 'sale', news: each, ...about, ...figures } as const;
    }),
    ...offerUpdates.map((each) => {
      const about = { offerId: 'sample', listingKey, place: street, side: 'buyer' } as const;
      return {
        ...delivery,
        kind: 'offer',
        news: each,
        ...about,
        priceCents: 41_250_000,
        until: answerBy,
      } as const;
    }),
    ...[true, false].map((isGranted) => {
      const about = { isGranted, limitCents: 50_000_000, why: 'Your bank’s letter shows less.' };
      return {
        ...delivery,
        kind: 'limit-decided',
        ...about,
        ...(isGranted && { shownCents: 40_000_000 }),
      } as const;
    }),
    ...(['password-changed', 'email-wanted', 'email-changed'] as const).map((letter) => {
      const newEmail = letter === 'password-changed' ? null : 'new@example.com';
      return {
        ...delivery,
        kind: 'security',
        letter,
        email: 'x@example.com',
        name: 'Nora',
        newEmail,
      } as const;
    }),
  ];
}

const sampleDigests = (delivery: { uid: string; attempts: number; sendAt: number }) =>
  digestGroups.map((group) => {
    const lines = [street, '9 Elm Street'].map((text) => ({ text, path: accountRoutes.myListing('sample') }));
    const [most = '', some = ''] = Object.keys(digestWords[group] ?? {});
    const about = { first: 'sample', lines, more: 28, tally: { [most]: 21, [some]: 9 }, only: null };
    return { ...delivery, kind: 'digest', group, ...about } as const;
  });
