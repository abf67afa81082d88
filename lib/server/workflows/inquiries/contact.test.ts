import { afterAll, expect, it, vi } from 'vitest';
import { canAskSeller } from '@/lib/domain/inquiries/inquiry-permission';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sampleCatalog } from '@/sample/catalog';
import { sendListingInquiry, sendSaleInquiry } from './contact';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const homes = sampleCatalog({ now: Date.now(), createSalt: () => '0'.repeat(64) });
const listing = homes.map((home) => home.listing).find(canAskSeller);
if (!listing) throw new Error('The samples have a home at a fixed price');
const { listingKey, seller } = listing;

it('an inquiry about a sale names the county that was chosen', async () => {
  const person = { name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const home = { propertyAddress: '12 Elm Street, Utica', county: 'oneida', seller: 'bank' } as const;
  expect((await sendSaleInquiry({ ...person, ...home }, { address: '198.51.100.8', at: 0 })).ok).toBe(true);
  expect(test.mails.splice(0)).toMatchObject([
    {
      subject: 'Property to sell in Oneida County: 12 Elm Street, Utica',
      text: expect.stringContaining('Oneida'),
    },
  ]);
});

it('a question about a home whose seller’s account is gone is refused', async () => {
  await test.store.commit([write.set(listings, listingKey, listing)]);
  const inquiry = { listingKey, name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const result = await sendListingInquiry(inquiry, { address: '198.51.100.9', at: 0 });
  expect(result).toMatchObject({ reason: expect.stringMatching(/^No one can answer questions/) });
  expect(test.mails).toHaveLength(0);
});

it('a sender who floods a seller is stopped, and others can still reach that seller', async () => {
  await test.store.commit([write.set(listings, listingKey, listing)]);
  await aBidder(test, seller.id);
  const inquiry = { listingKey, name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const ask = async (address: string) => (await sendListingInquiry(inquiry, { address, at: 0 })).ok;
  const answers: boolean[] = [];
  for (let n = 0; n < 100; n += 1) answers.push(await ask('198.51.100.1'));
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(await ask('198.51.100.2')).toBe(true);
  expect(test.mails).toHaveLength(21);
  expect(new Set(test.mails.map(({ to }) => to))).toEqual(new Set([seller.email]));
});

it('a suspended seller gets no questions', async () => {
  await test.store.commit([write.set(listings, listingKey, listing)]);
  const before = test.mails.length;
  await aBidder(test, seller.id, { suspension: { at: 1, by: 'Ada', reason: 'Fraud' } });
  const inquiry = { listingKey, name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const result = await sendListingInquiry(inquiry, { address: '198.51.100.3', at: 0 });
  expect(result).toMatchObject({ reason: expect.stringMatching(/^No one can answer questions/) });
  expect(test.mails).toHaveLength(before);
});

it('one dead mailbox among several sellers does not keep the message from the others', async () => {
  const bank = toOrganizationId('bank');
  const people = await Promise.all(['mona', 'ben'].map((uid) => aBidder(test, uid)));
  await anOrganization(
    test,
    bank,
    people.map(({ user }) => user),
  );
  await test.store.commit([write.set(listings, listingKey, { ...listing, seller: { ...seller, id: bank } })]);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const send = vi.spyOn(runtime().mail, 'send');
  const dead = new Set(['ben@example.com']);
  send.mockImplementation(async ({ to }) => {
    if (dead.has(to)) throw new Error('550');
  });
  const inquiry = { listingKey, name: 'Rosa', email: 'rosa@example.com', phone: null, message: 'When?' };
  const ask = async () => (await sendListingInquiry(inquiry, { address: '198.51.100.4', at: 0 })).ok;
  expect(await ask()).toBe(true);
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['mona@example.com', 'ben@example.com']);
  dead.add('mona@example.com');
  expect(await ask()).toBe(false);
  vi.restoreAllMocks();
});
