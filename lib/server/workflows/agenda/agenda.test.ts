import { afterAll, expect, test } from 'vitest';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import { aBid, anAuction, builtEndsAt, builtStartsAt } from '@/lib/domain/auctions/commands/auction.builders';
import type { OpenDecision } from '@/lib/domain/auctions/commands/open-decision';
import { toBidderPosition, toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { aBackup, aContract, openedAt, terms } from '@/lib/domain/closings/closing.builders';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { confirmationDueAt, confirmationMs, confirmedAt } from '@/lib/domain/drafts/fact-confirmation';
import { cents } from '@/lib/domain/shared/money';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { getCalendarToken, renewCalendar } from '@/lib/server/records/favorites/favorites';
import { showings } from '@/lib/server/records/inquiries/inquiry-collections';
import { answerOffer, submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { anOfferedHome, typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import { listAgenda } from './agenda';
import { listOwnEvents } from './own-calendar';
import { listTasks } from './tasks';

const runtime = openTestRuntime();
afterAll(runtime.end);
const hourMs = 3_600_000;

async function tasksOf(user: User, now: number) {
  const bids = await listMyBids(user.uid);
  return listTasks(user, { bids, decisions: await listOpenDecisions(user.uid, bids) }, now);
}

/** Has no contract yet, so the seller has to provide one. */
const opened: ClosingEvent = { type: 'opened', at: openedAt, by: null, terms, contract: null };
const aStoredClosing = (
  saleId: string,
  events: readonly ClosingEvent[],
  sides = { sellerId: 'sam', buyerId: 'bea' },
) =>
  runtime.store.commit([
    write.create(
      closings,
      saleId,
      toStoredClosing({
        saleId,
        listingKey: 'none',
        slug: 'home',
        place: '9 Elm Street',
        openedAt,
        events: [...events],
        ...sides,
        cameFrom: { kind: 'auction', auctionId: saleId },
      }),
    ),
  ]);

test('a closing is a task for the side that must act, and its deadline is on both agendas', async () => {
  const [{ user: sam }, { user: bea }] = [await aBidder(runtime, 'sam'), await aBidder(runtime, 'bea')];
  await aStoredClosing('due', [opened]);
  const [now, dueAt] = [openedAt + hourMs, openedAt + 72 * hourMs];
  const path = accountRoutes.sale('due');
  const place = '9 Elm Street';
  expect(await tasksOf(sam, now)).toEqual([
    {
      id: 'sale-due',
      listingKey: 'none',
      what: 'Upload the contract and sign it',
      action: 'Upload contract',
      place,
      path,
      by: dueAt,
    },
  ]);
  expect(await tasksOf(bea, now)).toEqual([]);
  for (const user of [sam, bea])
    expect(await listAgenda(user, now)).toEqual([
      { id: 'sale-due', what: 'Deadline to sign the contract', place, path, at: dueAt },
    ]);
  const asking = { type: 'extension-proposed', at: now, by: null, side: 'seller' } as const;
  await aStoredClosing('later', [opened, { ...asking, until: dueAt + hourMs, reason: 'x' }]);
  expect(await tasksOf(bea, now)).toEqual([
    {
      id: 'later-later',
      listingKey: 'none',
      what: 'Respond to a request for a later deadline',
      action: 'Respond',
      place,
      by: dueAt + hourMs,
      path: accountRoutes.sale('later'),
    },
  ]);
  const signed = { type: 'contract-offered', at: now, by: null, contract: aContract } as const;
  await aStoredClosing('both', [opened, signed]);
  expect(await tasksOf(bea, now)).toContainEqual(
    expect.objectContaining({ id: 'sale-both', action: 'Sign contract' }),
  );
  await aStoredClosing('two', [opened, signed, { ...asking, until: dueAt + 9 * hourMs, reason: 'x' }]);
  const two = (await tasksOf(bea, now)).filter(({ path: to }) => to === accountRoutes.sale('two'));
  expect(two.map(({ id, by }) => [id, by])).toEqual([
    ['sale-two', dueAt],
    ['later-two', dueAt + 9 * hourMs],
  ]);
});

test('the private calendar has exactly the deadlines of its owner’s agenda', async () => {
  const [{ user: ida }, { user: otto }] = [await aBidder(runtime, 'ida'), await aBidder(runtime, 'otto')];
  await aStoredClosing('idas', [opened], { buyerId: 'ida', sellerId: 'nobody' });
  for (const { uid } of [ida, otto]) await renewCalendar(uid);
  const now = openedAt + hourMs;
  const eventsOf = async (uid: string) => listOwnEvents((await getCalendarToken(uid)) ?? '', now);
  const agenda = await listAgenda(ida, now);
  expect(agenda).toHaveLength(1);
  expect(
    (await eventsOf('ida'))?.map(
      (each) => 'deadlineId' in each && [each.deadlineId, each.what, Date.parse(each.dueAt)],
    ),
  ).toEqual(agenda.map(({ id, what, at }) => [id, what, at]));
  expect(await eventsOf('otto')).toEqual([]);
  expect(await listOwnEvents('x', now)).toBeNull();
});

test('a backup buyer who is asked and a seller who must choose both get a task', async () => {
  const { user: cleo } = await aBidder(runtime, 'cleo');
  const { user: sam } = await aBidder(runtime, 'sam');
  const late = { type: 'defaulted', at: openedAt, by: null, side: 'buyer', reason: 'x' } as const;
  const named = (asksSeller: boolean): ClosingEvent => ({
    type: 'backup-named',
    at: openedAt,
    by: null,
    backup: aBackup('cleo'),
    asksSeller,
  });
  await aStoredClosing('asked', [opened, late, named(false)]);
  await aStoredClosing('choice', [opened, late, named(true)]);
  const [now, by] = [openedAt + hourMs, openedAt + 48 * hourMs];
  const backupTask = { id: 'backup-asked', place: '9 Elm Street', path: accountRoutes.sales };
  expect(await tasksOf(cleo, now)).toEqual([
    {
      ...backupTask,
      listingKey: 'none',
      what: 'Accept or decline the home as backup buyer',
      action: 'Respond',
      by,
    },
  ]);
  expect(await listAgenda(cleo, now)).toEqual([
    { ...backupTask, what: 'Your answer as backup buyer is due', at: by },
  ]);
  expect(await tasksOf(sam, now)).toContainEqual({
    id: 'sale-choice',
    listingKey: 'none',
    what: 'Offer the home to the backup buyer or relist it',
    action: 'Choose',
    place: '9 Elm Street',
    by,
    path: accountRoutes.sale('choice'),
  });
});

test('an offer is a task for the side that must answer, and its expiration is on both agendas', async () => {
  const now = Date.now();
  const [olive, rosa] = [await aBidder(runtime, 'olive'), await aBidder(runtime, 'rosa')];
  const { listingKey } = await anOfferedHome(runtime, { key: 'offered', sellerUid: 'olive', now });
  const request = (by: typeof rosa, requestId: string) => ({ by, requestId, receivedAt: now });
  const made = await submitOffer(request(rosa, 'r1'), listingKey, typedOffer());
  const offerId = (made.ok && made.value.offerId) || '';
  const [path, until] = [accountRoutes.offer(offerId), now + 48 * hourMs];
  const id = `offer-${offerId}`;
  expect(await tasksOf(olive.user, now)).toEqual([
    expect.objectContaining({ id, what: 'Respond to an offer of $380,000', path, by: until }),
  ]);
  expect(await tasksOf(rosa.user, now)).toEqual([]);
  for (const { user } of [olive, rosa])
    expect(await listAgenda(user, now)).toContainEqual(
      expect.objectContaining({ id, what: 'Offer of $380,000 expires', path, at: until }),
    );
  await answerOffer(request(olive, 'r2'), { offerId, seen: 1 }, 'decline');
  expect(await tasksOf(olive.user, now)).toEqual([]);
});

test('a public listing has its fact confirmation date on the agenda and becomes a task after a reminder', async () => {
  const now = Date.now();
  const { user: dora } = await aBidder(runtime, 'dora');
  const owner = { uid: 'dora', name: 'Dora', email: 'dora@example.com' };
  const confirmation = { at: now - 80 * 24 * hourMs, reminders: 0, remindedAt: null };
  const keep = async (draftId: string, standing: Partial<Draft['standing']>) => {
    const draft = aDraft({ draftId, owner });
    const whole = { ...draft, standing: { ...draft.standing, ...standing } };
    await runtime.store.commit([write.set(drafts, draftId, whole)]);
  };
  await keep('seen', { status: 'Active', confirmation });
  await keep('gone', { status: 'Withdrawn', confirmation });
  await keep('typed', { status: 'Draft', confirmation: null });
  const until = confirmation.at + confirmationMs;
  expect((await listAgenda(dora, now)).map(({ id, at }) => [id, at])).toEqual([['confirm-seen', until]]);
  expect(await tasksOf(dora, now)).toEqual([]);
  await keep('seen', { status: 'Active', confirmation: { ...confirmation, reminders: 1 } });
  const what = 'Confirm your listing is still accurate';
  expect(await tasksOf(dora, until)).toMatchObject([{ id: 'seen', what, by: until }]);
  expect(await tasksOf(dora, until + 1)).toEqual([]);
});

test('a member’s agenda has the nearest fact confirmation dates of the organization’s listings', async () => {
  const now = Date.now();
  const { user } = await aBidder(runtime, 'mia');
  await anOrganization(runtime, 'org_mia', [user]);
  const owner = { uid: 'org_mia', name: 'A Bank', email: 'a@example.com' };
  // The listing changed longest ago must be confirmed first.
  const listed = Array.from({ length: 501 }, (_, at) => {
    const confirmation = confirmedAt(now - hourMs + at * 1_000);
    const draft = aDraft({ draftId: `bank-${at}`, owner, changedAt: confirmation.at });
    const standing = { ...draft.standing, status: 'Active' as const, confirmation };
    return { ...draft, standing, dueAt: confirmationDueAt(standing) };
  });
  const typed = Array.from({ length: 201 }, (_, at) =>
    aDraft({ draftId: `typed-${at}`, owner, changedAt: now }),
  );
  const writes = [...listed, ...typed].map((draft) => write.set(drafts, draft.draftId, draft));
  for (let at = 0; at < writes.length; at += 100) await runtime.store.commit(writes.slice(at, at + 100));
  const entries = await listAgenda(user, now);
  expect(entries.map(({ id }) => id)).toEqual(
    listed.slice(0, 500).map(({ draftId }) => `confirm-${draftId}`),
  );
  expect(entries[0]?.at).toBe(now - hourMs + confirmationMs);
});

test('an outbid bidder has a task with the minimum next bid; the leader, or a paused auction, has none', async () => {
  const { user } = await aBidder(runtime, 'nora');
  const { state } = anAuction({}, [aBid('nora', 210_000), aBid('ben', 220_000)]);
  const now = builtStartsAt + 2 * hourMs;
  const auction = toPublicAuction({ state, head: '' }, now);
  const bidOf = (uid: string) => ({
    auction,
    slug: 'elm-1',
    you: toBidderPosition(state, uid),
    isHighBidder: uid === 'ben',
    lastBidAt: '',
  });
  const find = (bid: ReturnType<typeof bidOf>) => listTasks(user, { bids: [bid], decisions: [] }, now);
  expect(await find(bidOf('nora'))).toMatchObject([
    { action: 'Bid $212,000', path: '/properties/elm-1?maximum=212%2C000', by: builtEndsAt },
  ]);
  expect(await find(bidOf('ben'))).toEqual([]);
  expect(await find({ ...bidOf('nora'), auction: { ...auction, status: 'paused' } })).toEqual([]);
});

test('the tasks are in the order of their deadlines, those without one last', async () => {
  const { user } = await aBidder(runtime, 'ursula');
  const decision = (auctionId: string, decideBy: number): OpenDecision => ({
    auctionId,
    slug: 'elm-1',
    side: 'high-bidder',
    highBidderAlias: 'Bidder 1',
    highBidCents: cents(1),
    reserveCents: null,
    counterCents: cents(2),
    decideBy: new Date(decideBy).toISOString(),
  });
  const now = openedAt + hourMs;
  await aStoredClosing('ordered', [opened], { sellerId: 'ursula', buyerId: 'nobody' });
  const owner = { uid: 'ursula', name: 'Ursula', email: 'u@example.com' };
  const draft = aDraft({ draftId: 'asked-for', owner });
  const standing = { ...draft.standing, status: 'ChangesRequested' as const };
  await runtime.store.commit([write.set(drafts, 'asked-for', { ...draft, standing })]);
  const decisions = [decision('late', now + 100 * hourMs), decision('soon', now + hourMs)];
  const tasks = await listTasks(user, { bids: [], decisions }, now);
  expect(tasks.map(({ id }) => id)).toEqual(['decision-soon', 'sale-ordered', 'decision-late', 'asked-for']);
});

test('the calendar has the day to close by as soon as the contract is signed', async () => {
  const { user } = await aBidder(runtime, 'vera');
  const at = openedAt + hourMs;
  const signed = (side: 'buyer' | 'seller'): ClosingEvent => ({
    type: 'confirmed',
    step: 'sign',
    by: null,
    note: '',
    signature: null,
    escrow: null,
    at,
    side,
  });
  const sides = { buyerId: 'vera', sellerId: 'nobody' };
  await aStoredClosing(
    'signed',
    [{ ...opened, contract: aContract }, signed('seller'), signed('buyer')],
    sides,
  );
  const entries = await listAgenda(user, at);
  expect(entries.map(({ what, at: due }) => [what, due])).toEqual([
    ['Deadline to pay the earnest money', at + 72 * hourMs],
    ['Deadline to close', at + terms.closingDays * 24 * hourMs],
  ]);
});

test('a seller’s calendar has the auction and the open houses of their home', async () => {
  const now = Date.now();
  const { user } = await aBidder(runtime, 'wes');
  const { listingKey, slug } = await anOfferedHome(runtime, {
    key: 'shown',
    sellerUid: 'wes',
    startsAt: now + 3 * hourMs,
    now,
  });
  const openHouse = { id: 'h1', startsAt: now + hourMs, endsAt: now + 2 * hourMs };
  const stored = { listingKey, slug, sellerId: 'wes', openHouses: [openHouse], changedAt: now };
  await runtime.store.commit([write.set(showings, listingKey, stored)]);
  const path = `/properties/${slug}`;
  expect(await listAgenda(user, now)).toMatchObject([
    { what: 'Auction opens', at: now + 3 * hourMs, path },
    { what: 'Auction ends', at: now + 27 * hourMs, path },
    { what: 'Open house', at: now + hourMs, path },
  ]);
  await renewCalendar('wes');
  const events = (await listOwnEvents((await getCalendarToken('wes')) ?? '', now)) ?? [];
  expect(
    events.map((event) => ('auctionId' in event ? event.auctionId : 'what' in event && event.what)),
  ).toEqual(['shown-1', 'Open house']);
});
