import { afterAll, expect, it } from 'vitest';
import { canAskSeller } from '@/lib/domain/inquiry/who-may-ask';
import { sampleCatalogue } from '@/lib/sample/catalogue';
import { sendListingInquiry } from './contact';
import { aBidder, openTestRuntime } from './runtime.fixture';
import { listings } from './store/collections';
import { write } from './store/store';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const homes = [...sampleCatalogue({ size: 80, now: Date.now(), createSalt: () => '0'.repeat(64) })];
const listing = homes.map((home) => home.listing).find(canAskSeller);
if (!listing) throw new Error('The samples have a home at a fixed price');
const { listingKey, seller } = listing;

it('a caller who asks without end is stopped, and others can still ask the same seller', async () => {
  await test.store.commit([write.create(listings, listingKey, listing)]);
  const inquiry = { listingKey, name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const ask = async (address: string) => (await sendListingInquiry(inquiry, { address, at: 0 })).ok;
  const answers: boolean[] = [];
  for (let n = 0; n < 100; n += 1) answers.push(await ask('198.51.100.1'));
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(await ask('198.51.100.2')).toBe(true);
  expect(test.mails).toHaveLength(21);
  expect(new Set(test.mails.map(({ to }) => to))).toEqual(new Set([seller.email]));
});

it('nobody is asked who is suspended', async () => {
  await test.store.commit([write.set(listings, listingKey, listing)]);
  const before = test.mails.length;
  await aBidder(test, seller.id, { suspension: { at: 1, by: 'Ada', reason: 'Fraud' } });
  const inquiry = { listingKey, name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const asked = await sendListingInquiry(inquiry, { address: '198.51.100.3', at: 0 });
  expect(asked).toMatchObject({ reason: expect.stringMatching(/^Nobody answers for this home/) });
  expect(test.mails).toHaveLength(before);
});
