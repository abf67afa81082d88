import { afterAll, expect, test, vi } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { bidderKeys } from '@/lib/server/records/auctions/bid-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { saveQuickEdit, saveView, undoQuickEdit } from './portfolio';

const signedIn = vi.hoisted(() => ({ by: null as SignedIn | null }));
vi.mock('@/lib/server/people/sessions/session', async (original) => ({
  ...(await original<typeof import('@/lib/server/people/sessions/session')>()),
  getSession: async () => signedIn.by,
}));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => undefined }) }));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));

const runtime = openTestRuntime();
afterAll(runtime.end);
const mona = await aBidder(runtime, 'mona');
await anOrganization(runtime, 'org_bank', [mona.user]);
const owner = { uid: 'org_bank', name: 'A Bank', email: 'bank@example.com' };
await runtime.store.commit([write.set(drafts, 'a', aDraft({ draftId: 'a', owner }))]);
signedIn.by = mona;

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  const all = { organisationId: 'org_bank', query: 'status=sold&page=2&bad=1', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
};
const edit = (assetNumber: string, assetNumberWas: string) =>
  saveQuickEdit(null, formOf({ draftId: 'a', assetNumber, assetNumberWas, note: '', noteWas: '' }));
const numberOf = async () => (await runtime.store.get(drafts, 'a'))?.data.imported?.reference;

test('the device of a member who edits a home is remembered with it', async () => {
  const known = async () => {
    const where = [{ field: 'uids', op: 'array-contains', value: mona.user.uid }] as const;
    const { docs } = await runtime.store.query(bidderKeys, { where, limit: 10 });
    return docs.map(({ data }) => data.auctionId);
  };
  expect(await known()).toEqual([]);
  await expect(edit('REO-A', '')).rejects.toThrow('saved=a#home-a');
  expect(await known()).toEqual(['a']);
  await expect(edit('', 'REO-A')).rejects.toThrow('saved=a#home-a');
});

test('the second of two members keeps what they typed, and saving again replaces the first', async () => {
  await expect(edit('REO-M', '')).rejects.toThrow('saved=a#home-a');
  const refused = await edit('REO-B', '');
  expect(refused).toMatchObject({
    status: 'refused',
    faults: { assetNumber: expect.stringContaining('“REO-M”') },
    typed: { assetNumber: 'REO-B', assetNumberWas: 'REO-M' },
  });
  expect(await numberOf()).toBe('REO-M');
  await expect(edit('REO-B', 'REO-M')).rejects.toThrow('saved=a');
  expect(await numberOf()).toBe('REO-B');
});

test('a price that is not one is refused at its field and kept, and undo needs no values from the page', async () => {
  const prices = (startingBid: string, startingBidWas: string) =>
    saveQuickEdit(null, formOf({ draftId: 'a', startingBid, startingBidWas }));
  expect(await prices('a lot', '$200,000')).toMatchObject({
    faults: { startingBid: expect.stringContaining('dollars') },
    typed: { startingBid: 'a lot' },
  });
  await expect(prices('$150,000', '$200,000')).rejects.toThrow('saved=a#home-a');
  await expect(undoQuickEdit(null, formOf({ draftId: 'a' }))).rejects.toThrow('undone=a#home-a');
  expect((await runtime.store.get(drafts, 'a'))?.data.answers.startingBid).toBe('200,000');
  expect(await undoQuickEdit(null, formOf({ draftId: 'a' }))).toMatchObject({
    message: expect.stringContaining('nothing to undo'),
  });
});

test('another member’s occupancy is named in words', async () => {
  const occupancy = { draftId: 'a', occupancy: 'Tenant', occupancyWas: 'OwnerOccupied' };
  expect(await saveQuickEdit(null, formOf(occupancy))).toMatchObject({
    faults: { occupancy: expect.stringContaining('“Vacant”') },
    typed: { occupancyWas: 'Vacant' },
  });
});

test('a form returns to the portfolio that it was opened in', async () => {
  await expect(saveView(null, formOf({ change: 'add', id: 'v', name: 'Sold' }))).rejects.toThrow(
    /^\/dashboard\/organizations\/org_bank\/portfolio\?status=sold&page=2&views=saved$/,
  );
});
