import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseSigner, signerOf } from '@/lib/domain/closings/signer';
import { ownSteps } from '@/lib/domain/closings/views/closing-stages';
import { users } from '@/lib/server/people/identity/identity-collections';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { serveClosingFile } from '@/lib/server/workflows/closings/closing-files';
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

beforeAll(async () => {
  await seedCatalog(runtime.store, { size: 12, now, createSalt: () => 'ab'.repeat(32) });
  await runtime.store.commit([...buyers, seller].map((user) => write.set(users, user.uid, user)));
});

test('before the contract is sent, a sample closing has no file', async () => {
  // No event of the closing is after this instant.
  await seedClosings(0);
  const [early] = (await runtime.store.query(closings, {})).docs;
  expect(early?.data.files).toEqual({ buyer: 0, seller: 0 });
  expect(early?.data.status).toBe('AwaitingContract');
  expect((await runtime.files.list('private/sales/')[Symbol.asyncIterator]().next()).done).toBe(true);
  await runtime.store.commit([write.delete(closings, early?.id ?? '')]);
});

test('the sample buyer and the sample seller share one closing in progress, whose contract opens', async () => {
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
  expect([files.length, messages.length]).toEqual([1, 1]);
  const sellerSignature = state.confirmed.find(
    ({ step, side }) => step === 'sign' && side === 'seller',
  )?.signature;
  const { name = '', authority } = sellerSignature ?? {};
  const signer = signerOf('seller', { name, registration: null }, room.value.sellerName);
  expect(authority?.principal).toBe(signer.principal);
  expect(refuseSigner(signer, { name, authority: authority?.capacity ?? '' })).toBeNull();
  const href = new URL(state.contract?.href ?? '', 'https://x.example');
  const open = (url: URL) =>
    serveClosingFile({
      request: new Request(url),
      saleId,
      file: url.pathname.split('/').at(-1) ?? '',
      getUser: async () => buyer,
      now,
    });
  const signed = new URL((await open(href))?.headers.get('location') ?? '', href);
  expect((await open(signed))?.status).toBe(200);

  const stored = (await runtime.store.query(closings, {})).docs;
  await seedClosings(now + 1);
  expect((await runtime.store.query(closings, {})).docs).toEqual(stored);
});
