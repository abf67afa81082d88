import { afterAll, describe, expect, it } from 'vitest';
import { closingUpdates } from '@/lib/domain/closings/views/closing-updates';
import { canSwitchOff, noticeFacts } from '@/lib/domain/notifications/notification-kinds';
import { remindOfEnds } from '@/lib/server/jobs/auctions/remind-of-ends';
import { extendAfterOutage, runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { favoriteLists } from '@/lib/server/records/favorites/favorite-collections';
import {
  changeNotificationSettings,
  getInbox,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@/lib/server/records/notifications/inbox';
import { notifications } from '@/lib/server/records/notifications/notification-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { sendOutbox, sendOutboxInBackground } from './send-outbox';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const minute = 60_000;
const hour = 60 * minute;
let keys = 0;

async function bid(auctionId: string, uid: string, dollars: number) {
  const by = await aBidder(test, uid);
  const maximumCents = dollars * 100;
  const answer = await placeBid({
    auctionId,
    by,
    maximumCents,
    confirmedMaximumCents: maximumCents,
    key: `key-${++keys}`,
    requestId: 'r',
    receivedAt: Date.now(),
  });
  if (!answer.ok) throw new Error(answer.reason.reason);
  return answer.value;
}

const notificationsOf = async (uid: string) => (await listNotifications(uid)).docs.map(({ data }) => data);
const subjectsOf = async (uid: string) => (await notificationsOf(uid)).map(({ subject }) => subject);
const mailsTo = (uid: string) => test.mails.filter(({ to }) => to === `${uid}@example.com`);
const pendingMessages = async () => (await test.store.query(outbox, {})).docs;
async function sendAll(now: number) {
  while ((await sendOutbox(now)) > 0);
}

/** An auction of a published home. */
async function aPublishedAuction(name: string, terms: Parameters<typeof aStoredAuction>[2] = {}) {
  const { listingKey, slug } = await aPublishedHome(test, {
    key: name,
    sellerUid: 'seller',
    now: Date.now(),
  });
  expect(slug).toBeTruthy();
  return aStoredAuction(test, name, { listingKey, ...terms });
}

describe('an outbox message', () => {
  it('is listed before the email is sent, and only once however often the email is retried', async () => {
    const id = await aPublishedAuction('once');
    await bid(id, 'ann', 250_000);
    await bid(id, 'ben', 255_000);
    test.breakMail(true);
    const now = Date.now() + 1;
    await sendAll(now);
    expect(await subjectsOf('ann')).toEqual([expect.stringMatching(/^Outbid: \d+ Halsey Street, /)]);
    expect((await getInbox('ann')).unread).toBe(1);
    const [notification] = (await listNotifications('ann')).docs;
    await readNotification('ann', notification?.id ?? '', now + 1);
    test.breakMail(false);
    await sendAll(now + 10_000);
    expect(mailsTo('ann')).toHaveLength(1);
    expect(await notificationsOf('ann')).toEqual([
      expect.objectContaining({ kind: 'outbid', path: `/properties/slug-of-${id}`, readAt: now + 1 }),
    ]);
  });

  it('has the text of the email in the list, without links and signature', async () => {
    const [notification] = await notificationsOf('ann');
    expect(notification?.text).toMatch(
      /^Another bidder is now in the lead\.\n\n\d+ Halsey Street\n.+\n\nCurrent bid: \$252,500\nMinimum next bid: \$255,000\nAuction ends: .+ ET\nYour maximum: \$250,000$/,
    );
  });

  it('delays the email until quiet hours end, but not the list entry', async () => {
    const id = await aStoredAuction(test, 'quiet');
    const night = Date.parse('2026-11-22T23:00:00-05:00');
    const morning = Date.parse('2026-11-23T07:00:00-05:00');
    await aBidder(test, 'quinn');
    await changeNotificationSettings('quinn', (current) => ({
      ...current,
      quiet: { from: '22:00', to: '07:00' },
    }));
    const message = { uid: 'quinn', auctionId: id, slug: 's', priceCents: 100, attempts: 0, sendAt: night };
    await test.store.commit([
      write.create(outbox, 'q-reviewed', {
        uid: 'quinn',
        attempts: 0,
        sendAt: night,
        kind: 'reviewed',
        draftId: 'd',
        decided: 'reject',
        street: '1 Elm Street',
        notes: [],
        reason: 'Because',
      }),
      write.create(outbox, 'q-outbid', { ...message, kind: 'outbid' }),
    ]);
    await sendAll(night);
    expect((await notificationsOf('quinn')).map(({ kind }) => kind).sort()).toEqual(['outbid', 'reviews']);
    expect(mailsTo('quinn').map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Outbid: /)]);
    await sendAll(morning - 1);
    expect(mailsTo('quinn')).toHaveLength(1);
    await sendAll(morning);
    expect(mailsTo('quinn').map(({ subject }) => subject)).toContain('Listing not accepted: 1 Elm Street');
    expect(await test.store.get(outbox, 'q-reviewed')).toBeNull();
    expect(await notificationsOf('quinn')).toHaveLength(2);
  });

  it('is claimed and rescheduled by the time of its own batch, even if every send fails', async () => {
    await aBidder(test, 'mary');
    const message = { uid: 'mary', auctionId: 'x', slug: 's', priceCents: 100, attempts: 0, sendAt: 1 };
    const ids = Array.from({ length: 25 }, (_, n) => `many-${String(n).padStart(2, '0')}`);
    await test.store.commit(ids.map((id) => write.create(outbox, id, { ...message, kind: 'outbid' })));
    let batches = 0;
    test.breakMail(true);
    await sendOutboxInBackground(() => 1_000 + 5_000 * batches++);
    test.breakMail(false);
    const left = (await test.store.getAll(outbox, ids)).map((doc) => doc?.data);
    expect(left.map((data) => data?.attempts)).toEqual(ids.map(() => 1));
    expect(left.map((data) => data?.sendAt)).toEqual(ids.map((_, n) => (n < 20 ? 11_000 : 16_000)));
    await test.store.commit(ids.map((id) => write.delete(outbox, id)));
  });

  it('is sent only on the chosen channels', async () => {
    await aBidder(test, 'olga');
    const chosen = { outbid: [], won: [] };
    await changeNotificationSettings('olga', (current) => ({ ...current, chosen }));
    const message = { uid: 'olga', auctionId: 'x', slug: 's', priceCents: 100, attempts: 0, sendAt: 1 };
    await test.store.commit([
      write.create(outbox, 'o-outbid', { ...message, kind: 'outbid' }),
      write.create(outbox, 'o-won', { ...message, kind: 'won' }),
    ]);
    await sendAll(2);
    expect(await subjectsOf('olga')).toEqual(['You won: your auction']);
    expect(mailsTo('olga').map(({ subject }) => subject)).toEqual(['You won: your auction']);
    expect(await test.store.get(outbox, 'o-outbid')).toBeNull();
  });
});

it('messages and documents in the closing room are not deadlines and can be switched off', () => {
  const sale = { uid: 'u', attempts: 0, sendAt: 1, kind: 'sale', saleId: 's', place: '', words: '' } as const;
  const kindsOf = closingUpdates.map((news) =>
    kindOf({ ...sale, side: 'buyer', news, until: null, priceCents: null }),
  );
  const fromOtherSide = new Set(['message', 'document']);
  expect(kindsOf).toEqual(
    closingUpdates.map((news) => (fromOtherSide.has(news) ? 'sale-room' : 'deadlines')),
  );
  expect(noticeFacts['sale-room']).not.toMatchObject({ isBinding: true });
  expect(noticeFacts['sale-room']).not.toMatchObject({ isUrgent: true });
  expect(canSwitchOff('sale-room', 'mail')).toBe(true);
});

describe('the notification list', () => {
  it('is marked as read only by its owner, one by one or all at once', async () => {
    await test.store.commit(
      [1, 2, 3].map((at) =>
        write.create(notifications, `r${at}`, {
          uid: 'rita',
          kind: 'staff',
          subject: `${at}`,
          text: '',
          path: '/',
          at,
          readAt: null,
        }),
      ),
    );
    expect(await readNotification('sam', 'r1', 9)).toBeNull();
    expect(await readNotification('rita', 'r1', 9)).toMatchObject({ subject: '1' });
    expect(await getInbox('rita')).toMatchObject({ unread: 2 });
    await readAllNotifications('rita', 2);
    expect(await getInbox('rita')).toMatchObject({ unread: 1 });
    await readAllNotifications('rita', 3);
    expect(await getInbox('rita')).toEqual({ unread: 0, at: 3 });
    expect((await notificationsOf('rita')).map(({ subject }) => subject)).toEqual(['3', '2', '1']);
    for (const cursor of ['x', '', 'bnVsbA', 'W1tdLCIiXQ'])
      expect((await listNotifications('rita', cursor)).docs).toHaveLength(3);
  });
});

describe('notifications to bidders and followers', () => {
  it('a bid creates at most one message, to the leader before the bid', async () => {
    const id = await aStoredAuction(test, 'concerns');
    const created = async () => (await pendingMessages()).filter(({ id: each }) => each.startsWith(id));
    await bid(id, 'cara', 250_000);
    await bid(id, 'cara', 300_000);
    expect(await created()).toEqual([]);
    await bid(id, 'dan', 270_000);
    expect((await created()).map(({ data }) => [data.uid, data.kind])).toEqual([['cara', 'leading-again']]);
  });

  it('many bids against one leader leave one unread notification with the latest price', async () => {
    const id = await aPublishedAuction('holds');
    await bid(id, 'ella', 400_000);
    await bid(id, 'finn', 270_000);
    await bid(id, 'finn', 280_000);
    await sendAll(Date.now());
    const [first] = await notificationsOf('ella');
    expect(first?.subject).toMatch(/^Still leading: \d+ Halsey Street, /);
    expect(first?.text).toContain('Current bid: $282,500');
    expect(mailsTo('ella')).toEqual([]);
    await readAllNotifications('ella', Date.now() + hour);
    await bid(id, 'finn', 300_000);
    await sendAll(Date.now());
    expect(await notificationsOf('ella')).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Current bid: $302,500'), readAt: null }),
    ]);
  });

  it('followers and bidders are reminded once, in the last hour', async () => {
    const now = Date.now();
    const id = await aPublishedAuction('soon', { endsAt: now + 2 * hour });
    await bid(id, 'gil', 250_000);
    const follower = { marks: [], saved: [`slug-of-${id}`], calendarToken: null };
    await aBidder(test, 'hal');
    await test.store.commit([write.set(favoriteLists, 'hal', follower)]);
    const kinds = async (uid: string) =>
      (await notificationsOf(uid)).filter(({ kind }) => kind === 'ending-soon').length;
    for (const [at, times] of [
      [now + hour - minute, 0],
      [now + hour + minute, 1],
      [now + hour + 2 * minute, 1],
    ] as const) {
      await Promise.all([remindOfEnds(at), remindOfEnds(at)]);
      for (let round = 0; round < 3; round++) await fanOutNotifications(at);
      await sendAll(at);
      expect([await kinds('gil'), await kinds('hal')]).toEqual([times, times]);
    }
    expect(mailsTo('hal').map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ending soon: /)]);
  });

  it('followers and bidders are notified of a reopening and reminded of the new end', async () => {
    const now = Date.now();
    const id = await aPublishedAuction('again', { endsAt: now + minute });
    await bid(id, 'kim', 250_000);
    await aBidder(test, 'lea');
    const follower = { marks: [], saved: [`slug-of-${id}`], calendarToken: null };
    await test.store.commit([write.set(favoriteLists, 'lea', follower)]);
    const deliver = async (at: number) => {
      await remindOfEnds(at);
      for (let round = 0; round < 3; round++) await fanOutNotifications(at);
      await sendAll(at);
    };
    const firstEnd = (await readAuction(test.store, id))?.state.endsAt ?? 0;
    await deliver(firstEnd - minute);
    const back = firstEnd + minute;
    await extendAfterOutage({ from: firstEnd - 1_000, to: back }, back);
    await deliver(back);
    const newEnd = (await readAuction(test.store, id))?.state.endsAt ?? 0;
    await deliver(newEnd - 10 * minute);
    const subjects = async (uid: string) =>
      (await subjectsOf(uid)).map((subject) => subject.split(/[:,]/)[0]).sort();
    for (const uid of ['kim', 'lea'])
      expect((await subjects(uid)).filter((subject) => subject !== 'Auction extended')).toEqual([
        'Auction reopened',
        'Ending soon',
        'Ending soon',
      ]);
  });

  it('bidders are notified once of an extension and, after the end, of winning or losing', async () => {
    const now = Date.now();
    const id = await aPublishedAuction('late', { endsAt: now + minute });
    await bid(id, 'ida', 300_000);
    await bid(id, 'jon', 270_000);
    const subjects = async (uid: string) =>
      (await subjectsOf(uid)).map((subject) => subject.split(/[:,]/)[0]).sort();
    await remindOfEnds(now + 40 * minute);
    await fanOutNotifications(now + 40 * minute);
    await sendAll(now + 40 * minute);
    expect(await subjects('jon')).toEqual(['Auction extended']);
    await runAuctions(now);
    await runAuctions(now + hour);
    for (let round = 0; round < 3; round++) await fanOutNotifications(now + hour);
    await sendAll(now + hour);
    expect(await subjects('jon')).toEqual(['Another bidder won', 'Auction extended']);
    expect(await subjects('ida')).toEqual(['Auction extended', 'Still leading', 'You won']);
  });
});
