import { describe, expect, test, vi } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { parsePortfolio } from '@/lib/domain/portfolio/portfolio-query';
import { runListings } from '@/lib/server/jobs/run-listings';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { drafts, importKeys } from '@/lib/server/records/drafts/draft-collections';
import { editHome, undoEdit } from './edit-home';
import { csvLines, openExport } from './export-portfolio';
import { changePortfolioViews, readPortfolioViews } from './portfolio-views';
import { readPortfolio, readPortfolioRows } from './read-portfolio';

const now = Date.parse('2026-11-26T17:00:00Z');
let count = 0;

/** The cases of the portfolio, for a store of any engine. */
export function portfolioContract(runtime: () => Runtime): void {
  async function aBank() {
    count += 1;
    const id = `org_portfolio${count}`;
    const people = await Promise.all(
      ['mona', 'bert', 'eve'].map((name) => aBidder(runtime(), `${name}-${id}`)),
    );
    const [mona, bert, eve] = people;
    if (!mona || !bert || !eve) throw new Error('no people');
    await anOrganization(runtime(), id, [mona.user, bert.user]);
    const home = (name: string, reference: string | null, street: string) => {
      const draftId = `${name}-${id}`;
      const owner = { uid: id, name: 'A Bank', email: 'bank@example.com' };
      const imported = { reference, answers: {} };
      return write.set(drafts, draftId, aDraft({ draftId, owner, imported, overrides: { street } }));
    };
    await runtime().store.commit([home('a', 'REO-1', '1 Elm Street'), home('b', null, '2 Oak Street')]);
    return { id, mona, bert, eve, a: `a-${id}`, b: `b-${id}` };
  }
  type Bank = Awaited<ReturnType<typeof aBank>>;

  const edit = (by: SignedIn, { id }: Bank, draftId: string, typed: string, was: string) =>
    editHome(
      by,
      { organisationId: id, draftId },
      { typed: { assetNumber: typed, note: '' }, was: { assetNumber: was, note: '' } },
      now,
    );
  const numbersOf = async (by: SignedIn, id: string) => {
    const found = await readPortfolio(by.user, id, now);
    return found.ok ? found.value.homes.map(({ assetNumber }) => assetNumber).sort() : found.reason;
  };

  describe('the portfolio', () => {
    test('belongs to the members: everyone else finds nothing', async () => {
      const bank = await aBank();
      expect(await numbersOf(bank.bert, bank.id)).toEqual(['REO-1', null]);
      expect(await numbersOf(bank.eve, bank.id)).toBe('not-found');
      expect(await openExport(bank.eve.user, bank.id, parsePortfolio({}), now)).toMatchObject({
        reason: 'not-found',
      });
      expect(await edit(bank.eve, bank, bank.a, 'X', 'REO-1')).toMatchObject({ reason: 'not-found' });
      const view = { type: 'add', id: 'v', name: 'Mine', query: '' } as const;
      expect(await changePortfolioViews(bank.eve, bank.id, view, now)).toMatchObject({ reason: 'not-found' });
    });

    test('is read by a viewer, who edits nothing', async () => {
      const bank = await aBank();
      const viewer = { ...bank.bert.user, since: 1, role: 'viewer' } as const;
      await anOrganization(runtime(), bank.id, [bank.mona.user], {
        members: [viewer],
        memberUids: [viewer.uid],
      });
      expect(await numbersOf(bank.bert, bank.id)).toHaveLength(2);
      expect(await edit(bank.bert, bank, bank.a, 'X', 'REO-1')).toMatchObject({ reason: 'viewer' });
    });

    test('edits only homes of the organization that the form names', async () => {
      const [bank, other] = [await aBank(), await aBank()];
      expect(await edit(bank.mona, bank, other.a, 'X', 'REO-1')).toMatchObject({ reason: 'not-found' });
    });

    test('shows changes, new homes and deleted homes after it was first read', async () => {
      const bank = await aBank();
      await numbersOf(bank.mona, bank.id);
      expect((await edit(bank.mona, bank, bank.b, 'REO-2', '')).ok).toBe(true);
      await runtime().store.commit([write.delete(drafts, bank.a)]);
      await vi.waitFor(async () => expect(await numbersOf(bank.bert, bank.id)).toEqual(['REO-2']));
    });

    test('shows an edit at once, also where the facts in memory are older', async () => {
      const bank = await aBank();
      const before = await readPortfolio(bank.mona.user, bank.id, now);
      const homes = before.ok ? before.value.homes.filter(({ key }) => key === bank.a) : [];
      const typed = { assetNumber: 'REO-7', startingBid: '150,000', occupancy: 'Tenant' };
      const was = { assetNumber: 'REO-1', startingBid: '200,000', occupancy: 'Vacant' };
      const home = { organisationId: bank.id, draftId: bank.a };
      expect((await editHome(bank.mona, home, { typed, was }, now)).ok).toBe(true);
      expect(await readPortfolioRows(homes, now, false)).toMatchObject([
        { home: { assetNumber: 'REO-7', occupancy: 'Tenant', price: { of: 'starting', cents: 15_000_000 } } },
      ]);
    });

    test('refuses an asset number that another home has, and frees a number that was given up', async () => {
      const bank = await aBank();
      expect((await edit(bank.mona, bank, bank.a, 'REO-9', 'REO-1')).ok).toBe(true);
      expect(await edit(bank.mona, bank, bank.b, 'reo-9', '')).toMatchObject({
        reason: { code: 'asset-number-taken', street: '1 Elm Street' },
      });
      expect((await edit(bank.mona, bank, bank.a, '', 'REO-9')).ok).toBe(true);
      expect((await edit(bank.mona, bank, bank.b, 'reo-9', '')).ok).toBe(true);
      const keys = await runtime().store.query(importKeys, {
        where: [{ field: 'draftId', op: '==', value: bank.b }],
      });
      expect(keys.docs.map(({ data }) => data.key)).toEqual(['reference/REO-9']);
    });

    test('takes an edit back with its number, its key and its price, but not after the home was sent in', async () => {
      const bank = await aBank();
      const home = { organisationId: bank.id, draftId: bank.a };
      const typed = { assetNumber: 'REO-8', startingBid: '$150,000' };
      const was = { assetNumber: 'REO-1', startingBid: '$200,000' };
      expect((await editHome(bank.mona, home, { typed, was }, now)).ok).toBe(true);
      expect(await undoEdit(bank.eve, home, now)).toMatchObject({ reason: 'not-found' });
      expect(await undoEdit(bank.bert, home, now)).toMatchObject({ reason: 'nothing-to-undo' });
      expect(await undoEdit(bank.mona, home, now)).toMatchObject({
        ok: true,
        value: { imported: { reference: 'REO-1' }, answers: { startingBid: '200,000' } },
      });
      expect((await edit(bank.mona, bank, bank.b, 'REO-8', '')).ok).toBe(true);
      const prices = { typed: { startingBid: '$160,000' }, was: { startingBid: '$200,000' } };
      const edited = await editHome(bank.mona, home, prices, now);
      if (!edited.ok) throw new Error('not edited');
      const sent = { ...edited.value, standing: { ...edited.value.standing, status: 'InReview' } } as const;
      await runtime().store.commit([write.set(drafts, bank.a, sent)]);
      expect(await undoEdit(bank.mona, home, now)).toMatchObject({ reason: 'not-editable' });
    });

    test('forgets what an edit replaced when it cannot be undone anymore', async () => {
      const bank = await aBank();
      const home = { organisationId: bank.id, draftId: bank.a };
      const note = (typed: string, was: string) =>
        editHome(bank.mona, home, { typed: { note: typed }, was: { note: was } }, now);
      const stored = async () => (await runtime().store.get(drafts, bank.a))?.data;
      await note('Call the tenant’s son', '');
      const removed = await note('', 'Call the tenant’s son');
      await runListings(now + 600_000 - 1);
      expect(JSON.stringify(await stored())).toContain('tenant’s son');
      await runListings(now + 600_000);
      const { quickEdit: _, ...kept } = (removed.ok && removed.value) || aDraft();
      expect(await stored()).toEqual({ ...kept, dueAt: null });
    });

    test('lets one of two members win who change the same number at once', async () => {
      const bank = await aBank();
      const answers = await Promise.all([
        edit(bank.mona, bank, bank.a, 'REO-M', 'REO-1'),
        edit(bank.bert, bank, bank.a, 'REO-B', 'REO-1'),
      ]);
      const [refused] = answers.filter(({ ok }) => !ok);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(refused).toMatchObject({ reason: { code: 'changed-meanwhile', field: 'assetNumber' } });
    });

    test('lets one of two homes win that get the same number at once', async () => {
      const bank = await aBank();
      const answers = await Promise.all([
        edit(bank.mona, bank, bank.a, 'REO-5', 'REO-1'),
        edit(bank.bert, bank, bank.b, 'REO-5', ''),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('keeps the views of each member apart', async () => {
      const bank = await aBank();
      const view = { type: 'add', id: 'v', name: 'Sold', query: 'status=sold' } as const;
      expect((await changePortfolioViews(bank.mona, bank.id, view, now)).ok).toBe(true);
      expect((await changePortfolioViews(bank.mona, bank.id, view, now)).ok).toBe(true);
      expect(await readPortfolioViews(bank.mona.user, bank.id)).toMatchObject([{ name: 'Sold' }]);
      expect(await readPortfolioViews(bank.bert.user, bank.id)).toEqual([]);
    });

    test('exports the homes that match, and no cell can start a formula', async () => {
      const bank = await aBank();
      await edit(bank.mona, bank, bank.a, '=1+1', 'REO-1');
      const query = parsePortfolio({ q: 'elm', col: ['asset', 'price'] });
      await vi.waitFor(async () => expect(await numbersOf(bank.mona, bank.id)).toContain('=1+1'));
      const table = await openExport(bank.mona.user, bank.id, query, now);
      const lines: string[] = [];
      if (table.ok) for await (const line of csvLines(table.value)) lines.push(line);
      expect(lines.join('').trimEnd().split('\r\n')).toEqual([
        '\uFEFFListing number,Street,Unit,City,ZIP code,Lot’s listing number,Home in lot,Asset number,Price type,Price,Needs action',
        expect.stringMatching(/,1 Elm Street,,Brooklyn,11233,,,'=1\+1,Starting bid,200000,No$/),
      ]);
    });
  });
}
