import { describe, expect, test, vi } from 'vitest';
import { missingLabel } from '@/lib/copy/bulk-actions/bulk-action-words';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aContent } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import {
  type BulkActionType,
  ITEMS_PER_PIECE,
  MAX_ACTIONS_PER_DAY,
} from '@/lib/domain/portfolio/bulk-action';
import type { Typed } from '@/lib/domain/shared/form';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { approvalRequests } from '@/lib/server/records/approvals/approval-collections';
import { findSubmissions, listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { changeDraft, startDraft } from '@/lib/server/workflows/drafts/drafts';
import { sendIn } from '@/lib/server/workflows/drafts/submission';
import { confirmFacts } from '@/lib/server/workflows/listings/manage-listing';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { bulkActions } from './bulk-action-collections';
import { listItems, readBulkAction } from './bulk-action-record';
import { notDoneTable } from './not-done-table';
import { advanceBulkAction, runBulkActionsInBackground } from './run-bulk-actions';
import { cancelBulkAction, previewBulkAction, previewUndo, startBulkAction } from './start-bulk-action';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const always = () => true;

/** The contract of bulk actions for one store. `homes`: in the large action. */
export function bulkActionsContract(runtime: () => Runtime, homes = 300): void {
  const now = Date.now();
  let count = 0;
  const must = <T>(result: { ok: true; value: T } | { ok: false; reason: unknown }): T => {
    if (!result.ok) throw new Error(JSON.stringify(result.reason));
    return result.value;
  };
  const reasonOf = (result: { ok: true } | { ok: false; reason: unknown }) =>
    result.ok ? 'ok' : result.reason;
  const draftOf = async (draftId: string): Promise<Draft> => {
    const doc = await runtime().store.get(drafts, draftId);
    if (!doc) throw new Error('There is no such draft');
    return doc.data;
  };
  const listingOf = async (draftId: string) => (await runtime().store.get(listings, draftId))?.data;

  async function aBank() {
    count += 1;
    const [mona, ada] = [
      await aBidder(runtime(), `mona-${count}`, { name: 'Mona' }),
      await aBidder(runtime(), `ada-${count}`, { role: 'admin' }),
    ];
    const bank = `org_bulk${count}`;
    await anOrganization(runtime(), bank, [mona.user]);
    return { mona, ada, bank };
  }
  type Bank = Awaited<ReturnType<typeof aBank>>;

  const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
  const fixedPrice = { saleFormat: 'fixed-price', listPrice: '400,000' };

  async function aDraft({ mona, bank }: Bank, overrides: Answers = {}) {
    count += 1;
    // A minute for each, so that the rate limit of single drafts does not apply.
    const at = now - (5_000 - count) * minuteMs;
    const { draftId } = must(await startDraft(mona, at, bank));
    const street = `${count} Gates Avenue`;
    const content = aContent({ overrides: { street, parcelNumber: '', ...dates, ...overrides } });
    must(await changeDraft(mona, draftId, () => ({ ok: true, value: content }), at));
    return draftId;
  }

  async function approve({ ada }: Bank, draftId: string) {
    const { submission } = (await draftOf(draftId)).standing;
    must(await decideSubmission(ada, draftId, { type: 'approve', submission, specialReview: '' }, now));
  }

  async function aHome(bank: Bank, overrides: Answers = fixedPrice) {
    const draftId = await aDraft(bank, overrides);
    must(await sendIn(bank.mona, draftId, now));
    await approve(bank, draftId);
    return draftId;
  }

  async function homesOf(number: number, make: () => Promise<string>): Promise<readonly string[]> {
    const keys: string[] = [];
    while (keys.length < number) keys.push(await make());
    return keys;
  }

  const preview = async (
    { mona, bank }: Bank,
    type: BulkActionType,
    keys: readonly string[] | 'all',
    typed: Typed = {},
    clock = () => now,
  ) => {
    const selection = keys === 'all' ? 'all=1' : keys.map((key) => `home=${key}`).join('&');
    const made = must(await previewBulkAction(mona, { organisationId: bank, type, selection, typed }, clock));
    await advanceBulkAction(made.actionId, clock, always);
    return read(mona, made.actionId);
  };
  const read = async (by: SignedIn, actionId: string) => {
    const action = must(await readBulkAction(by.user, actionId));
    return { ...action, items: await listItems(action) };
  };
  const run = async ({ mona }: Bank, { actionId, counts }: Awaited<ReturnType<typeof read>>) => {
    must(await startBulkAction(mona, actionId, counts.planned, now));
    await advanceBulkAction(actionId, () => now, always);
    return read(mona, actionId);
  };
  const lowering = { by: 'percent', percent: '5', step: '1000', floor: '100,000' };
  const statusesOf = async (keys: readonly string[]) =>
    (await Promise.all(keys.map(draftOf))).map(({ standing }) => standing.status);

  describe('a bulk action', () => {
    test('of hundreds of homes continues after a crash, does no home twice, and leaves one entry and one notification', {
      timeout: 300_000,
    }, async () => {
      const bank = await aBank();
      const keys = await homesOf(homes - 1, () => aHome(bank));
      const auctioned = await aHome(bank, {});
      const before = new Map(await Promise.all(keys.map(async (key) => [key, await draftOf(key)] as const)));
      const planned = await preview(bank, 'lower-prices', 'all', lowering);
      expect(planned).toMatchObject({
        state: 'review',
        total: homes,
        counts: { planned: homes - 1, left: 1 },
      });
      expect(planned.items.find(({ draftId }) => draftId === auctioned)).toMatchObject({
        refusal: 'not-fixed-price',
      });
      expect(planned.items[0]?.change).toEqual({
        kind: 'price',
        fromCents: 40_000_000,
        toCents: 38_000_000,
      });
      for (const key of keys) expect((await listingOf(key))?.listPriceCents).toBe(40_000_000);
      const changed = keys.at(-1) ?? '';
      must(await confirmFacts(bank.mona, changed, now));

      must(await startBulkAction(bank.mona, planned.actionId, homes - 1, now));
      const { store } = runtime();
      const { transact } = store;
      let commits = 0;
      // The process dies after the commit of a home in the sixth piece, before it reports progress.
      const crash = vi.spyOn(store, 'transact').mockImplementation(async (work, options) => {
        const result = await transact(work, options);
        commits += 1;
        if (commits > homes / 2) throw new Error('killed');
        return result;
      });
      await expect(advanceBulkAction(planned.actionId, () => now, always)).rejects.toThrow('killed');
      crash.mockRestore();
      const halfway = await read(bank.mona, planned.actionId);
      const isHalf = halfway.items.filter(({ outcome }) => outcome === 'done').length;
      expect(isHalf % ITEMS_PER_PIECE).toBeGreaterThan(0);
      expect(isHalf).toBeGreaterThan(100);
      // The claim of the dead process still holds, then it ends.
      await advanceBulkAction(planned.actionId, () => now + 1, always);
      expect((await read(bank.mona, planned.actionId)).cursor).toBe(halfway.cursor);
      const later = now + minuteMs;
      await Promise.all([
        advanceBulkAction(planned.actionId, () => later, always),
        advanceBulkAction(planned.actionId, () => later, always),
      ]);

      const done = await read(bank.mona, planned.actionId);
      expect(done).toMatchObject({
        state: 'done',
        counts: { planned: homes - 1, left: 1, done: homes - 2, skipped: 1, refused: 0 },
      });
      for (const key of keys) {
        const [after, listing] = [await draftOf(key), await listingOf(key)];
        const isSkipped = key === changed;
        expect(after.version).toBe((before.get(key)?.version ?? 0) + 1);
        expect(listing?.listPriceCents).toBe(isSkipped ? 40_000_000 : 38_000_000);
        expect(after.standing.submission).toBe(isSkipped ? 1 : 2);
        expect(after.answers.saleFormat).toBe('fixed-price');
      }
      expect(done.items.find(({ draftId }) => draftId === changed)).toMatchObject({
        outcome: 'skipped',
        reason: 'changed-since',
      });
      const { docs: entries } = await store.query(audit, {
        where: [{ field: 'terms', op: 'array-contains', value: `of:${bank.bank}` }],
        orderBy: [{ field: 'at', direction: 'desc' }],
      });
      const ofHomes = new Set(['submitted', 'approved', 'confirmed']);
      const isPrice = ({ data }: (typeof entries)[number]) => data.action === 'price-changed';
      const prices = entries.filter(isPrice).map(({ data }) => [data.before, data.after]);
      expect(prices).toEqual(keys.slice(1).map(() => ['400,000', '380000']));
      const own = entries.filter((entry) => !ofHomes.has(entry.data.action) && !isPrice(entry));
      expect(own.map(({ data }) => [data.action, data.before, data.after, data.by.uid])).toEqual([
        [
          'bulk-action',
          'Lower prices',
          `${homes - 2} of ${homes - 1} (${planned.actionId})`,
          bank.mona.user.uid,
        ],
      ]);
      const actions = (await listLogOf(bank.ada.user, keys[0] ?? '')).map(({ action }) => action);
      expect(actions).toContain('bulk-action');
      expect(actions).not.toContain('changed');
      const { docs: messages } = await store.query(outbox, {});
      const toBank = messages.filter(({ data }) => data.uid === bank.bank && data.kind !== 'reviewed');
      expect(toBank.map(({ data }) => data)).toMatchObject([
        { kind: 'bulk-action-ended', did: 'lower-prices', isDone: true, done: homes - 2, left: 1 },
      ]);
    });

    test('submits complete drafts for review, and undo takes them back unless they changed since', async () => {
      const bank = await aBank();
      const [first = '', second = ''] = await homesOf(2, () => aDraft(bank));
      const incomplete = await aDraft(bank, { bedroomsTotal: '' });
      const planned = await preview(bank, 'submit', [first, second, incomplete]);
      expect(planned.items.find(({ draftId }) => draftId === incomplete)?.refusal).toBe('rules');
      expect(await statusesOf([first, second])).toEqual(['Draft', 'Draft']);
      const done = await run(bank, planned);
      expect(await statusesOf([first, second, incomplete])).toEqual(['InReview', 'InReview', 'Draft']);
      const { street = '' } = (await draftOf(first)).answers;
      const found = must(await findSubmissions(bank.ada.user, street));
      expect(found.map(({ subject }) => subject)).toContain(first);
      await approve(bank, second);
      const undo = await read(
        bank.mona,
        must(await previewUndo(bank.mona, done.actionId, () => now)).actionId,
      );
      expect(undo.items.find(({ draftId }) => draftId === second)?.refusal).toBe('changed-since');
      expect((await run(bank, undo)).counts).toMatchObject({ planned: 1, left: 1, done: 1 });
      expect(await statusesOf([first, second])).toEqual(['Draft', 'Active']);
      expect(reasonOf(await previewUndo(bank.mona, done.actionId, () => now))).toBe('wrong-phase');
      expect(reasonOf(await previewUndo(bank.mona, undo.actionId, () => now))).toBe('wrong-phase');
    });

    test('names the first two items that a home lacks, and counts all, in the preview and the table', async () => {
      const bank = await aBank();
      const key = await aDraft(bank, { bedroomsTotal: '', conditionText: '', deedType: '' });
      const planned = await preview(bank, 'submit', [key]);
      expect(planned.items[0]).toMatchObject({
        refusal: 'rules',
        missing: {
          count: 3,
          first: [
            { step: 'property', about: 'bedroomsTotal' },
            { step: 'facts', about: 'conditionText' },
          ],
        },
      });
      const csv = await notDoneTable(planned);
      expect(csv).toContain('3 items left to complete: Bedrooms; Condition details; and 1 more');
      expect(csv).toContain(`/dashboard/listings/${key}/property\r\n`);
    });

    test('tells a question from the rule with its name', async () => {
      const bank = await aBank();
      const key = await aDraft(bank, { authority: '' });
      const content = { ...aContent(), documents: [], answers: (await draftOf(key)).answers };
      must(await changeDraft(bank.mona, key, () => ({ ok: true, value: content }), now));
      const { items } = await preview(bank, 'submit', [key]);
      expect(items[0]?.missing?.first.map(({ about }) => missingLabel(about))).toEqual([
        'Your authority to sell',
        'Proof of authority to sell',
      ]);
    });

    test('a member declares once for all homes that have no declaration yet', async () => {
      const bank = await aBank();
      const key = await aDraft(bank, { isDeclared: '' });
      const { items } = await preview(bank, 'submit', [key]);
      expect(items[0]?.missing?.first).toEqual([{ step: 'owner', about: 'isDeclared' }]);
      expect((await draftOf(key)).answers.isDeclared ?? '').toBe('');
      await run(bank, await preview(bank, 'submit', [key], { isDeclared: 'yes' }));
      expect(await statusesOf([key])).toEqual(['InReview']);
      expect((await draftOf(key)).answers.isDeclared).toBe('yes');
      const log = await listLogOf(bank.ada.user, key);
      const entry = log.find(({ action }) => action === 'bulk-action');
      expect(entry).toMatchObject({ by: { name: 'Mona' } });
      expect(entry?.why).toContain('I have the right to sell these homes');
    });

    test('schedules auctions in turn, skips fixed prices, and undo leaves published homes as they were', async () => {
      const bank = await aBank();
      const [first = '', third = ''] = await homesOf(2, () => aDraft(bank, { saleFormat: '' }));
      const priced = await aDraft(bank, fixedPrice);
      const typed = {
        ...{ saleMode: 'published-reserve', apartMinutes: '15', perDay: '2' },
        ...{ startDate: dates.startDate, startTime: '10:00', endDate: dates.endDate, endTime: '14:00' },
      };
      const planned = await preview(bank, 'schedule', [first, priced, third], typed);
      const refusals = new Map(planned.items.map(({ draftId, refusal }) => [draftId, refusal]));
      expect([...[first, priced, third].map((key) => refusals.get(key))]).toEqual([
        null,
        'fixed-price',
        null,
      ]);
      const ends = planned.items.flatMap(({ change }) => (change?.kind === 'auction' ? change.endsAt : []));
      expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBe(15 * minuteMs);
      const done = await run(bank, planned);
      expect(await statusesOf([first, third, priced])).toEqual(['InReview', 'InReview', 'Draft']);
      expect((await draftOf(priced)).answers.saleFormat).toBe('fixed-price');
      const endTimes = await Promise.all(
        [first, third].map(async (key) => (await draftOf(key)).answers.endTime),
      );
      expect(endTimes.sort()).toEqual(['14:00', '14:15']);
      const undo = must(await previewUndo(bank.mona, done.actionId, () => now));
      await run(bank, await read(bank.mona, undo.actionId));
      expect(await statusesOf([first, third])).toEqual(['Draft', 'Draft']);
    });

    test('holds, resumes, confirms, withdraws, and relists, and undo of a hold resumes', async () => {
      const bank = await aBank();
      const [first = '', second = ''] = await homesOf(2, () => aHome(bank));
      const both = [first, second];
      const held = await run(bank, await preview(bank, 'hold', both));
      expect(await statusesOf(both)).toEqual(['Hold', 'Hold']);
      expect((await listingOf(first))?.standardStatus).toBe('Hold');
      const undo = must(await previewUndo(bank.mona, held.actionId, () => now));
      await run(bank, await read(bank.mona, undo.actionId));
      expect(await statusesOf(both)).toEqual(['Active', 'Active']);
      expect((await listingOf(first))?.standardStatus).toBe('Active');
      expect((await preview(bank, 'resume', both)).counts).toMatchObject({ planned: 0, left: 2 });

      await run(bank, await preview(bank, 'confirm', both, {}, () => now + 5));
      expect((await draftOf(first)).standing.confirmation?.at).toBe(now);
      const withdrawn = await run(bank, await preview(bank, 'withdraw', [first], { reason: 'Sold in bulk' }));
      expect(await statusesOf(both)).toEqual(['Withdrawn', 'Active']);
      expect(reasonOf(await previewUndo(bank.mona, withdrawn.actionId, () => now))).toBe('wrong-phase');
      const relisted = await run(bank, await preview(bank, 'relist', both));
      expect(relisted.counts).toMatchObject({ planned: 1, left: 1, done: 1 });
      expect(await statusesOf(both)).toEqual(['InReview', 'Active']);
      const back = must(await previewUndo(bank.mona, relisted.actionId, () => now));
      await run(bank, await read(bank.mona, back.actionId));
      expect(await statusesOf(both)).toEqual(['Withdrawn', 'Active']);
    });

    test.each(['cancelled', 'stopped'] as const)('whose undo was %s can be undone again', async (state) => {
      const bank = await aBank();
      const home = await aHome(bank);
      const held = await run(bank, await preview(bank, 'hold', [home]));
      const previewed = async () =>
        read(bank.mona, must(await previewUndo(bank.mona, held.actionId, () => now)).actionId);
      const { actionId } = await previewed();
      must(await startBulkAction(bank.mona, actionId, 1, now));
      expect(reasonOf(await previewUndo(bank.mona, held.actionId, () => now))).toBe('wrong-phase');
      if (state === 'cancelled') must(await cancelBulkAction(bank.mona, actionId, now));
      else {
        await setRole(runtime(), bank.bank, bank.mona.user.uid, 'viewer');
        await advanceBulkAction(actionId, () => now, always);
        await setRole(runtime(), bank.bank, bank.mona.user.uid, 'manager');
      }
      expect((await read(bank.mona, actionId)).state).toBe(state);
      expect((await run(bank, await previewed())).counts.done).toBe(1);
      expect(await statusesOf([home])).toEqual(['Active']);
      expect(reasonOf(await previewUndo(bank.mona, held.actionId, () => now))).toBe('wrong-phase');
    });

    test('gets its turn although another organization has many that wait', async () => {
      const bank = await aBank();
      const planned = await preview(bank, 'hold', [await aHome(bank)]);
      const { items: _, ...waiting } = { ...planned, claimedUntil: now + dayMs, changedAt: now + minuteMs };
      const ids = Array.from({ length: 12 }, (_each, at) => `a-crowd-${at}`);
      await runtime().store.commit(
        ids.map((actionId) =>
          write.create(bulkActions, actionId, { ...waiting, actionId, state: 'planning' }),
        ),
      );
      must(await startBulkAction(bank.mona, planned.actionId, 1, now));
      await runBulkActionsInBackground(() => now + 2 * minuteMs, 10_000);
      await runtime().store.commit(ids.map((actionId) => write.delete(bulkActions, actionId)));
      expect((await read(bank.mona, planned.actionId)).state).toBe('done');
    });

    test('is previewed at most twenty times in a row', async () => {
      const { mona, bank } = await aBank();
      const request = { organisationId: bank, type: 'hold', selection: '', typed: {} } as const;
      const refusals: unknown[] = [];
      for (let time = 0; time < 21; time++)
        refusals.push(reasonOf(await previewBulkAction(mona, request, () => now)));
      expect(refusals).toEqual([...Array.from({ length: 20 }, () => 'none-chosen'), 'too-many']);
      expect(reasonOf(await previewUndo(mona, 'none', () => now))).toBe('too-many');
    });

    test('takes a new price for each home from a table', async () => {
      const bank = await aBank();
      const [first = '', second = ''] = await homesOf(2, () => aHome(bank));
      const table = `${(await draftOf(first)).listingId}\t$395,500`;
      const planned = await preview(bank, 'lower-prices', [first, second], {
        by: 'table',
        table,
        floor: '1',
      });
      await run(bank, planned);
      expect((await listingOf(first))?.listPriceCents).toBe(39_550_000);
      expect(planned.items.find(({ draftId }) => draftId === second)?.refusal).toBe('not-in-table');
      const unknown = {
        organisationId: bank.bank,
        type: 'lower-prices',
        selection: `home=${first}`,
      } as const;
      const typed = { by: 'table', table: 'A-1,5', floor: '1' };
      expect(reasonOf(await previewBulkAction(bank.mona, { ...unknown, typed }, () => now))).toEqual({
        table: { code: 'table', fault: { code: 'no-home', line: 1 } },
      });
    });

    test('leaves out homes that need a second person, and asks nobody', async () => {
      const bank = await aBank();
      const keys = [await aDraft(bank), await aHome(bank)];
      const held = await aHome(bank);
      const [submitted, lowered] = [
        await preview(bank, 'submit', keys.slice(0, 1)),
        await preview(bank, 'lower-prices', keys.slice(1), lowering),
      ];
      const stored = (await runtime().store.get(organizations, bank.bank))?.data;
      if (!stored) throw new Error('It exists');
      const approvals = { publications: true, priceAboveCents: null };
      await runtime().store.commit([write.set(organizations, bank.bank, { ...stored, approvals })]);
      // The rule was switched on between preview and run.
      for (const planned of [submitted, lowered]) {
        const done = await run(bank, planned);
        expect(done).toMatchObject({ state: 'done', counts: { planned: 1, done: 0, refused: 1 } });
        expect(done.items[0]?.reason).toBe('approval-requested');
      }
      for (const [type, key] of [
        ['submit', keys[0] ?? ''],
        ['lower-prices', keys[1] ?? ''],
      ] as const) {
        const planned = await preview(bank, type, [key], lowering);
        expect(planned.counts).toMatchObject({ planned: 0, left: 1 });
        expect(planned.items[0]?.refusal).toBe('approval-requested');
      }
      await run(bank, await preview(bank, 'hold', [held]));
      expect((await preview(bank, 'lower-prices', [held], lowering)).items[0]?.refusal).toBe('needs-review');
      expect(await statusesOf(keys)).toEqual(['Draft', 'Active']);
      const { docs } = await runtime().store.query(approvalRequests, {
        where: [{ field: 'organisationId', op: '==', value: bank.bank }],
        orderBy: [{ field: 'at', direction: 'desc' }],
      });
      expect(docs).toEqual([]);
    });

    test('is for members only, names what it does to no other home, and stops when its starter leaves or becomes a viewer', async () => {
      const [bank, other] = [await aBank(), await aBank()];
      const home = await aHome(bank);
      const foreign = await aHome(other);
      const request = {
        organisationId: bank.bank,
        type: 'hold',
        selection: `home=${home}`,
        typed: {},
      } as const;
      for (const by of [other.mona, bank.ada])
        expect(reasonOf(await previewBulkAction(by, request, () => now))).toBe('not-found');
      const planned = await preview(bank, 'hold', [home, foreign]);
      expect(planned.items.map(({ draftId }) => draftId)).toEqual([home]);
      for (const by of [other.mona, bank.ada]) {
        expect(reasonOf(await readBulkAction(by.user, planned.actionId))).toBe('not-found');
        expect(reasonOf(await startBulkAction(by, planned.actionId, 1, now))).toBe('not-found');
        expect(reasonOf(await cancelBulkAction(by, planned.actionId, now))).toBe('not-found');
        expect(reasonOf(await previewUndo(by, planned.actionId, () => now))).toBe('not-found');
      }
      must(await startBulkAction(bank.mona, planned.actionId, 1, now));
      const stored = (await runtime().store.get(organizations, bank.bank))?.data;
      if (!stored) throw new Error('It exists');
      await anOrganization(runtime(), bank.bank, [other.mona.user]);
      await advanceBulkAction(planned.actionId, () => now, always);
      await runtime().store.commit([write.set(organizations, bank.bank, stored)]);
      expect(await read(bank.mona, planned.actionId)).toMatchObject({
        state: 'stopped',
        counts: { done: 0 },
      });
      const next = await preview(bank, 'hold', [home]);
      must(await startBulkAction(bank.mona, next.actionId, 1, now));
      await setRole(runtime(), bank.bank, bank.mona.user.uid, 'viewer');
      await advanceBulkAction(next.actionId, () => now, always);
      expect(await read(bank.mona, next.actionId)).toMatchObject({ state: 'stopped', counts: { done: 0 } });
      expect(await statusesOf([home])).toEqual(['Active']);
    });

    test('runs alone, at most twenty times a day, only with the previewed number, and ends when canceled; undo always may', async () => {
      const bank = await aBank();
      const home = await aHome(bank);
      const [first, second] = [
        await preview(bank, 'confirm', [home]),
        await preview(bank, 'confirm', [home]),
      ];
      expect(reasonOf(await startBulkAction(bank.mona, first.actionId, 2, now))).toBe('count-changed');
      must(await startBulkAction(bank.mona, first.actionId, 1, now));
      expect(reasonOf(await startBulkAction(bank.mona, first.actionId, 1, now))).toBe('wrong-phase');
      expect(reasonOf(await startBulkAction(bank.mona, second.actionId, 1, now))).toBe('one-running');
      const { version } = await draftOf(home);
      must(await cancelBulkAction(bank.mona, first.actionId, now));
      await advanceBulkAction(first.actionId, () => now, always);
      expect((await draftOf(home)).version).toBe(version);
      expect(await read(bank.mona, first.actionId)).toMatchObject({
        state: 'cancelled',
        counts: { done: 0 },
      });
      const other = await aHome(bank);
      const held = await run(bank, await preview(bank, 'hold', [other]));
      for (let started = 2; started < MAX_ACTIONS_PER_DAY; started++) {
        const at = now + started * minuteMs;
        const next = await preview(bank, 'confirm', [home], {}, () => at);
        must(await startBulkAction(bank.mona, next.actionId, 1, at));
        await advanceBulkAction(next.actionId, () => at, always);
      }
      const last = await preview(bank, 'confirm', [home], {}, () => now + 60 * minuteMs);
      expect(reasonOf(await startBulkAction(bank.mona, last.actionId, 1, now + 60 * minuteMs))).toBe(
        'actions-of-today',
      );
      const undo = must(await previewUndo(bank.mona, held.actionId, () => now + 61 * minuteMs));
      await run(bank, await read(bank.mona, undo.actionId));
      expect(await statusesOf([other])).toEqual(['Active']);
      expect(reasonOf(await startBulkAction(bank.mona, last.actionId, 1, now + 2 * dayMs))).toBe('ok');
    });
  });
}
