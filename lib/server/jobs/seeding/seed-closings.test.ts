import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { refuseSigner, signerOf } from '@/lib/domain/closings/signer';
import { ownSteps } from '@/lib/domain/closings/views/closing-stages';
import { contractOf } from '@/lib/domain/listings/contract-of-sale';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isFilePath } from '@/lib/server/platform/files/files';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { getClosingRoom, listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { loginBidders, loginSeller, sampleBidders, toSampleSeller, toSampleUser } from '@/sample/people';
import { seedCatalog } from './seed-catalog';
import { seedClosings } from './seed-closings';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const now = Date.now();
const buyers = [...loginBidders, ...sampleBidders].map((bidder, index) => toSampleUser(bidder, index, now));
const seller = toSampleSeller(loginSeller, now);

async function* aPaper(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('%PDF-1.7');
}

beforeAll(async () => {
  const input = { size: 12, now, createSalt: () => 'ab'.repeat(32) };
  await seedCatalog(runtime.store, input, async ({ listing }) => {
    const path = `private${contractOf(listing)?.href}`;
    if (isFilePath(path)) await runtime.files.put(path, { contentType: 'application/pdf', body: aPaper() });
  });
  await runtime.store.commit([...buyers, seller].map((user) => write.set(users, user.uid, user)));
});

test('a sample closing begins with the contract of its auction', async () => {
  // No event of the closing is after this instant.
  await seedClosings(0);
  const [early] = (await runtime.store.query(closings, {})).docs;
  expect(early?.data.status).toBe('AwaitingContract');
  const state = early && replayClosing(early.data.events);
  expect(state?.contract?.href).toBe(`/documents/${early?.data.listingKey}/contract-of-sale.pdf`);
  expect(state?.isContractFixed).toBe(true);
  await runtime.store.commit([write.delete(closings, early?.id ?? '')]);
});

test('the sample buyer and the sample seller share one closing in progress', async () => {
  await seedClosings(now);
  const [buyer] = buyers;
  if (!buyer) throw new Error('no sample buyer');
  const { bought } = await listOwnClosings(buyer.uid);
  const saleId = bought[0]?.saleId ?? '';
  expect((await listOwnClosings(seller.uid)).sold.map((each) => each.saleId)).toEqual([saleId]);

  const room = await getClosingRoom(buyer, saleId);
  if (!room.ok) throw new Error(room.reason);
  const { state, files, messages } = room.value;
  expect([state.status, ownSteps(state, 'buyer').next?.name]).toEqual(['InClosing', 'attorney']);
  expect([files.length, messages.length]).toEqual([0, 1]);
  const sellerSignature = state.confirmed.find(
    ({ step, side }) => step === 'sign' && side === 'seller',
  )?.signature;
  const { name = '', authority } = sellerSignature ?? {};
  const signer = signerOf('seller', { name, registration: null }, room.value.sellerName);
  expect(authority?.principal).toBe(signer.principal);
  expect(refuseSigner(signer, { name, authority: authority?.capacity ?? '' })).toBeNull();
  const path = `private${state.contract?.href}`;
  const file = isFilePath(path) ? await runtime.files.head(path) : null;
  expect(file?.sha256).toBe(state.contract?.sha256);

  const stored = (await runtime.store.query(closings, {})).docs;
  await seedClosings(now + 1);
  expect((await runtime.store.query(closings, {})).docs).toEqual(stored);
});
