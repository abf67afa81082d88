import Database from 'libsql';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestWindowMs, urgentWindowMs } from '@/lib/domain/notifications/digest';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listNotifications } from '@/lib/server/records/notifications/inbox';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { sendOutbox } from '../send-outbox';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
const start = Date.parse('2026-12-02T18:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const bank = 'org_sale_day';
const people = await Promise.all(['mona', 'nora', 'vic'].map((name) => aBidder(runtime, name)));
await anOrganization(
  runtime,
  bank,
  people.map(({ user }) => user),
);
beforeEach(() => {
  runtime.mails.length = 0;
});

/** One in ten minutes. */
const mostMails = 6;
const delivery = (at: number) => ({ uid: bank, attempts: 0, sendAt: at });
const lots = Array.from({ length: 100 }, (_, index) => index);
/** When the lot ends, if the lots of an hour end one after another. */
const endOf = (lot: number): number => start + lot * 35_000;

type Told = readonly [id: string, message: OutboxMessage];

/** 75 lots are sold, 15 end below the reserve, and 10 get no bid. */
function resultOf(lot: number): Told {
  const at = endOf(lot);
  const about = { ...delivery(at), auctionId: `lot-${lot}`, slug: `lot-${lot}`, priceCents: 30_000_000 };
  if (lot % 10 === 9) return [`no-bids-${lot}`, { ...about, kind: 'no-bids' }];
  if (lot % 20 < 3) return [`decide-${lot}`, { ...about, kind: 'decide', answerBy: at + 2 * dayMs }];
  const sale = {
    kind: 'sale',
    side: 'seller',
    news: 'opened',
    words: '',
    place: `${lot} Elm Street`,
  } as const;
  const terms = { saleId: `a-lot-${lot}`, until: at + 5 * dayMs, priceCents: 30_000_000 };
  return [`opened-${lot}`, { ...delivery(at), ...sale, ...terms }];
}

const anOffer = (lot: number, until = endOf(lot) + dayMs): Told => [
  `offer-${lot}-${until}`,
  {
    ...delivery(endOf(lot)),
    ...{ kind: 'offer', news: 'received', side: 'seller', offerId: `o${lot}`, listingKey: `lot-${lot}` },
    ...{ place: `${lot} Elm Street`, priceCents: 30_000_000, until },
  },
];

const anApproval = (lot: number, more: Partial<Extract<OutboxMessage, { kind: 'approval' }>> = {}): Told => [
  `approval-${lot}-${more.step}`,
  {
    ...delivery(endOf(lot)),
    ...{ kind: 'approval', step: 'asked', organisationId: bank, about: 'Mona', askedBy: 'mona' },
    ...{ title: `${lot} Elm Street`, reason: '' },
    ...more,
  },
];

/** Runs the ticks of two hours, once a minute, while these messages are written at their times. */
async function runHours(told: readonly Told[]): Promise<void> {
  for (let at = start; at <= start + 120 * minuteMs; at += minuteMs) {
    const due = told.filter(([, { sendAt }]) => sendAt !== null && sendAt <= at && sendAt > at - minuteMs);
    await runtime.store.commit(due.map(([id, message]) => write.create(outbox, id, message)));
    for (let batch = 0; batch < 6; batch += 1) await sendOutbox(at);
  }
  expect((await runtime.store.query(outbox, {})).docs).toEqual([]);
}

const subjectsOf = (name: string) =>
  runtime.mails.filter(({ to }) => to === `${name}@example.com`).map(({ subject }) => subject);
/** The numbers before these words, over all subjects. */
const sumOf = (subjects: readonly string[], words: string): number =>
  subjects.reduce((sum, subject) => sum + Number(new RegExp(`(\\d+) ${words}`).exec(subject)?.[1] ?? 0), 0);

describe('when 100 lots end within an hour', () => {
  test('each member gets six emails about the results, which say how many sold and how many did not', async () => {
    await runHours(lots.map(resultOf));
    const subjects = subjectsOf('nora');
    expect(subjects).toHaveLength(mostMails);
    expect(subjects[0]).toMatch(/^\d+ auctions ended: \d+ sold, \d+ below the reserve, \d+ without bids$/);
    expect(sumOf(subjects, 'auctions ended')).toBe(100);
    expect(sumOf(subjects, 'sold')).toBe(75);
    expect(sumOf(subjects, 'below the reserve')).toBe(15);
    expect(sumOf(subjects, 'without bids')).toBe(10);
    expect(runtime.mails).toHaveLength(people.length * mostMails);
    const text = runtime.mails[0]?.text ?? '';
    expect(text).toContain('3 Elm Street: Sold, $300,000\nhttp://localhost:3000/dashboard/sales/a-lot-3');
  }, 60_000);

  test('each member gets as few emails about 100 offers', async () => {
    await runHours(lots.map((lot) => anOffer(lot)));
    const subjects = subjectsOf('nora');
    expect(runtime.mails[0]?.text).toMatch(
      /^0 Elm Street: Offer of \$300,000, by Thu, Dec 3, .+\nhttp.+\/dashboard\/offers\/o0$/m,
    );
    expect(subjects).toHaveLength(mostMails);
    expect(subjects[0]).toMatch(/^\d+ offer updates: all new$/);
    expect(sumOf(subjects, 'offer updates')).toBe(100);
  }, 60_000);

  test('requests for approval reach everyone but the person who asked, and the answers only that person', async () => {
    await runHours(lots.map((lot) => anApproval(lot)));
    expect(subjectsOf('mona')).toEqual([]);
    expect(subjectsOf('nora')).toHaveLength(mostMails);
    expect(sumOf(subjectsOf('vic'), 'requests')).toBe(100);
    runtime.mails.length = 0;
    const answer = (lot: number) => (lot % 4 === 0 ? ('declined' as const) : ('approved' as const));
    await runHours(
      lots.map((lot) => anApproval(lot, { uid: 'mona', step: answer(lot), about: 'Nora', reason: '' })),
    );
    expect(subjectsOf('nora')).toEqual([]);
    expect(subjectsOf('mona')).toHaveLength(mostMails);
    expect(subjectsOf('mona')[0]).toMatch(/^\d+ requests answered: \d+ approved, \d+ declined$/);
    expect(sumOf(subjectsOf('mona'), 'requests')).toBe(100);
  }, 60_000);
});

test('a single answer reaches the person who asked in its own words every time', async () => {
  for (const lot of [1, 2]) {
    const [id, message] = anApproval(lot, { uid: 'mona', step: 'approved', sendAt: start });
    await runtime.store.commit([write.create(outbox, id, message)]);
    const at = start + lot * dayMs;
    for (const waited of [0, digestWindowMs, digestWindowMs])
      for (let batch = 0; batch < 3; batch += 1) await sendOutbox(at + waited);
  }
  expect(subjectsOf('mona')).toEqual(['Approved: 1 Elm Street', 'Approved: 2 Elm Street']);
  expect(runtime.mails).toHaveLength(2);
});

test('what has to be answered within two hours is sent a minute later, still in one email', async () => {
  await runtime.store.commit(
    [1, 2, 3].map((lot) => {
      const [id, message] = anOffer(lot, start + 90 * minuteMs);
      return write.create(outbox, id, { ...message, sendAt: start });
    }),
  );
  await sendOutbox(start);
  expect(runtime.mails).toEqual([]);
  for (let batch = 0; batch < 3; batch += 1) await sendOutbox(start + urgentWindowMs);
  expect(subjectsOf('nora')).toEqual(['3 offer updates: all new']);
});

test('the lines of results name each home and link to where its seller continues', async () => {
  const { auctionId, listingKey } = await aPublishedHome(runtime, {
    key: 'named',
    sellerUid: bank,
    now: start,
  });
  const about = { ...delivery(start), auctionId, slug: 's', priceCents: 30_000_000 };
  await runtime.store.commit([
    write.create(outbox, 'named-1', { ...about, kind: 'no-bids' }),
    write.create(outbox, 'named-2', { ...about, kind: 'sold-now' }),
    write.create(outbox, 'named-3', { ...about, kind: 'decide', answerBy: start + 2 * dayMs }),
  ]);
  for (const at of [start, start + digestWindowMs])
    for (let batch = 0; batch < 3; batch += 1) await sendOutbox(at);
  expect(subjectsOf('nora')).toEqual(['3 auctions ended: 1 sold, 1 below the reserve, 1 without bids']);
  const { text = '' } = runtime.mails[0] ?? {};
  const site = 'http://localhost:3000/dashboard';
  expect(text).toMatch(new RegExp(`\\w+, \\w.*: No bids\n${site}/listings/${listingKey}`));
  expect(text).toMatch(new RegExp(`: Sold at your Buy Now price, \\$300,000\n${site}/sales/a-${auctionId}`));
  expect(text).toMatch(new RegExp(`: Respond to the high bid, \\$300,000, by .+\n${site}#decisions`));
  const { docs } = await listNotifications('nora');
  const entry = docs.find(({ data }) => data.subject.startsWith('3 auctions ended: '));
  expect(entry?.data.text).toMatch(/: No bids\n\n.+: Sold at your Buy Now price, \$300,000\n\n/);
  expect(entry?.data.text).not.toContain('http');
});

test('a home whose record cannot be read is counted and holds up no other', async () => {
  const homes = await Promise.all(
    ['broken', 'whole'].map((key) => aPublishedHome(runtime, { key, sellerUid: bank, now: start })),
  );
  const raw = new Database(runtime.storePath);
  raw
    .prepare("UPDATE listings SET data = json_set(data, '$.city', 7) WHERE id = ?")
    .run(homes[0]?.listingKey ?? '');
  raw.close();
  const about = { ...delivery(start), slug: 's', priceCents: 30_000_000, kind: 'no-bids' } as const;
  await runtime.store.commit(
    homes.map(({ auctionId }) => write.create(outbox, `${auctionId}:end`, { ...about, auctionId })),
  );
  for (const at of [start, start + digestWindowMs])
    for (let batch = 0; batch < 3; batch += 1) await sendOutbox(at);
  expect(subjectsOf('nora')).toEqual(['2 auctions ended: all without bids']);
  expect(runtime.mails[0]?.text).toContain(`No bids\nhttp://localhost:3000/dashboard/listings/`);
});
