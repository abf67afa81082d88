import { afterAll, expect, test } from 'vitest';
import { accountRoutes } from '@/lib/account-routes';
import { aBackup, aContract, openedAt, terms } from '@/lib/domain/closings/closing.builders';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { confirmationMs } from '@/lib/domain/drafts/fact-confirmation';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { getCalendarToken, renewCalendar } from '@/lib/server/records/favorites/favorites';
import { answerOffer, submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { anOfferedHome, typedOffer } from '@/lib/server/workflows/offers/offers.fixture';
import { listAgenda, listWaiting } from './agenda';
import { listOwnEvents } from './own-calendar';

const runtime = openTestRuntime();
afterAll(runtime.end);
const hourMs = 3_600_000;

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
  expect(await listWaiting(sam, now)).toEqual([
    { id: 'sale-due', what: 'Sign the contract', place, path, by: dueAt },
  ]);
  expect(await listWaiting(bea, now)).toEqual([]);
  for (const user of [sam, bea])
    expect(await listAgenda(user, now)).toEqual([
      { id: 'sale-due', what: 'Due in closing: sign the contract', place, path, at: dueAt },
    ]);
  const asking = { type: 'extension-proposed', at: now, by: null, side: 'seller' } as const;
  await aStoredClosing('later', [opened, { ...asking, until: dueAt + hourMs, reason: 'x' }]);
  expect(await listWaiting(bea, now)).toEqual([
    {
      id: 'later-later',
      what: 'Respond to a request for a later deadline',
      place,
      by: dueAt + hourMs,
      path: accountRoutes.sale('later'),
    },
  ]);
  const signed = { type: 'contract-offered', at: now, by: null, contract: aContract } as const;
  await aStoredClosing('both', [opened, signed]);
  expect((await listWaiting(bea, now)).map(({ id }) => id)).toContain('sale-both');
  await aStoredClosing('two', [opened, signed, { ...asking, until: dueAt + 9 * hourMs, reason: 'x' }]);
  const two = (await listWaiting(bea, now)).filter(({ path: to }) => to === accountRoutes.sale('two'));
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
  expect(await listWaiting(cleo, now)).toEqual([
    { ...backupTask, what: 'Accept or decline as backup buyer', by },
  ]);
  expect(await listAgenda(cleo, now)).toEqual([
    { ...backupTask, what: 'Your answer as backup buyer is due', at: by },
  ]);
  expect(await listWaiting(sam, now)).toContainEqual({
    id: 'sale-choice',
    what: 'Offer to the backup buyer or relist',
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
  expect(await listWaiting(olive.user, now)).toEqual([
    expect.objectContaining({ id, what: 'Respond to an offer of $380,000', path, by: until }),
  ]);
  expect(await listWaiting(rosa.user, now)).toEqual([]);
  for (const { user } of [olive, rosa])
    expect(await listAgenda(user, now)).toContainEqual(
      expect.objectContaining({ id, what: 'Offer of $380,000 expires', path, at: until }),
    );
  await answerOffer(request(olive, 'r2'), { offerId, seen: 1 }, 'decline');
  expect(await listWaiting(olive.user, now)).toEqual([]);
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
  expect(await listWaiting(dora, now)).toEqual([]);
  await keep('seen', { status: 'Active', confirmation: { ...confirmation, reminders: 1 } });
  const what = 'Confirm your listing is still accurate';
  expect(await listWaiting(dora, until)).toMatchObject([{ id: 'seen', what, by: until }]);
  expect(await listWaiting(dora, until + 1)).toEqual([]);
});
