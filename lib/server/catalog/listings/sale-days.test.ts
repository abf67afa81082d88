import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { listSitemapParts } from '@/lib/server/catalog/feeds/indexed-pages';
import { getSaleDayEvent } from '@/lib/server/catalog/feeds/sale-day-event';
import { addShortAuction } from '@/lib/server/jobs/seeding/short-auction';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listingModel } from './listings';
import { findSaleDayOf, getSaleDay, listCurrentSaleDays } from './sale-days';

process.env.LOCAL_MODE = '1';
const { store, end } = openTestRuntime();
afterAll(end);

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const hourMs = 3_600_000;
const now = Date.now();
const common = { startsInMs: -hourMs, extensionWindowMs: 300_000, startingBidCents: 20_000_000 };
/** Noon, so that the hours after it are on the same New York day. */
const noonInDays = (days: number): number =>
  Date.parse(`${newYorkDay(now + days * 24 * hourMs)}T17:00:00Z`) - now;
const add = (endsInMs: number) => addShortAuction({ ...common, endsInMs }, now);

describe('a sale day', () => {
  const slug = `mohawk-valley-savings-${newYorkDay(now + 3 * 24 * hourMs)}`;
  let homes: readonly Awaited<ReturnType<typeof add>>[];
  beforeAll(async () => {
    await listingModel();
    homes = [await add(noonInDays(3) + hourMs), await add(noonInDays(3)), await add(noonInDays(5))];
    await settle();
  });

  test('lists the homes of its seller with lot numbers by end, and each home names it', async () => {
    const [late, early, alone] = homes;
    const day = await getSaleDay(slug);
    expect(day?.lots.map(({ number, card }) => [number, card.slug])).toEqual([
      [1, early?.slug],
      [2, late?.slug],
    ]);
    expect(await findSaleDayOf(late?.auctionId ?? '')).toMatchObject({ slug, homes: 2 });
    expect(await findSaleDayOf(alone?.auctionId ?? '')).toBeNull();
    expect((await listCurrentSaleDays()).map((each) => each.slug)).toEqual([slug]);
  });

  test('is in the sitemap and has a calendar event from its first to its last end', async () => {
    const part = (await listSitemapParts(now)).find(({ name }) => name === 'sale-days');
    expect(part?.listPages().map(({ url }) => url)).toEqual([expect.stringContaining(`/sale-days/${slug}`)]);
    const event = await getSaleDayEvent(slug);
    expect(Date.parse(event?.endsAt ?? '') - Date.parse(event?.startsAt ?? '')).toBe(hourMs);
  });

  test('has one lot for several homes, with the auction of their lead, and counts each home once', async () => {
    const third = await add(noonInDays(3) + 2 * hourMs);
    const [late, early] = homes;
    if (!late || !early) throw new Error('There are homes');
    await settle();
    expect((await getSaleDay(slug))?.lots).toHaveLength(3);
    const both = [early, late].map(({ listingKey }) => ({ listingKey, basisPoints: 5_000 }));
    const lot = { leadKey: early.listingKey, homes: both, formedAt: now };
    const record = (await store.get(auctions, late.auctionId ?? ''))?.data;
    if (!record) throw new Error('It has an auction');
    const replaced = { ...record, lotLeadKey: early.listingKey };
    await store.commit([
      ...[early, late].map((home) => write.set(listings, home.listingKey, { ...home, lot })),
      write.set(auctions, late.auctionId ?? '', replaced),
    ]);
    await settle();
    expect((await getSaleDay(slug))?.lots.map(({ card }) => card.slug)).toEqual([early.slug, third.slug]);
    expect(await findSaleDayOf(third.auctionId ?? '')).toMatchObject({ homes: 3 });
    expect((await getSaleDayEvent(slug))?.summary).toContain('3 homes');
    const alone = [early, late].map((home) => write.set(listings, home.listingKey, home));
    await store.commit([
      ...alone,
      write.set(auctions, late.auctionId ?? '', record),
      write.delete(listings, third.listingKey),
    ]);
    await settle();
    expect((await getSaleDay(slug))?.lots).toHaveLength(2);
  });

  test('has the logo of its organization only while staff have verified it', async () => {
    const seller = { id: 'org_aspen', name: 'Aspen Savings', kind: 'bank' as const };
    const logo = { key: 'k', width: 240, height: 72 };
    const mona = { uid: 'mona', name: 'Mona', email: 'mona@example.com' };
    const verified = { method: 'fdic' as const, evidence: '628', by: { uid: 'ada', name: 'Ada' }, at: now };
    const bank = { name: seller.name, kind: seller.kind, verified, logo };
    await anOrganization({ store }, seller.id, [mona], bank);
    for (const hours of [0, 1]) {
      const endsInMs = noonInDays(7) + hours * hourMs;
      const home = await addShortAuction({ ...common, endsInMs, seller }, now);
      await store.commit([write.set(listings, home.listingKey, { ...home, isSample: false })]);
    }
    await settle();
    const shown = () => getSaleDay(`aspen-savings-${newYorkDay(now + 7 * 24 * hourMs)}`);
    expect((await shown())?.sellerLogo).toEqual({
      src: '/media/org_aspen/k-logo.webp',
      width: 240,
      height: 72,
    });
    await anOrganization({ store }, seller.id, [mona], { ...bank, verified: null });
    await settle();
    expect(await shown()).toBeNull();
  });

  test('does not exist under another name or on another day', async () => {
    expect(await getSaleDay(slug.replace('mohawk', 'hudson'))).toBeNull();
    expect(await getSaleDay(`mohawk-valley-savings-${newYorkDay(now + 5 * 24 * hourMs)}`)).toBeNull();
    expect(await getSaleDay('nonsense')).toBeNull();
  });

  test('is none when the seller is a person or has a name that is not verified', async () => {
    const [late] = homes;
    if (!late) throw new Error('There is a home');
    for (const seller of [
      { ...late.seller, kind: 'owner' as const },
      { ...late.seller, id: 'org_unknown' },
      { ...late.seller, name: 'seller-not-verified' },
    ]) {
      await store.commit([write.set(listings, late.listingKey, { ...late, seller })]);
      await settle();
      expect(await getSaleDay(slug), seller.name).toBeNull();
    }
    await store.commit([write.set(listings, late.listingKey, late)]);
    await settle();
    expect(await getSaleDay(slug)).not.toBeNull();
  });
});
