import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worstLines } from '@/lib/copy/listings/red-flag-words';
import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import {
  changeSearch,
  listMatchingHomes,
  listSavedSearches,
  saveSearch,
  stopSearch,
} from '@/lib/server/catalog/listings/saved-searches';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import type { Mail } from '@/lib/server/platform/mail/mail';
import { runtime as processRuntime, type Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, openTestRuntime, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { write } from '@/lib/server/platform/store/store';
import { savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { needsFirestore } from '@/lib/skipped.fixture';
import { sampleCatalog } from '@/sample/catalog';
import { deleteExpired } from './forget-old';
import { runSearches } from './run-searches';

Object.assign(process.env, { LOCAL_MODE: '1', SITE_URL: 'https://homes.example' });
const minute = 60_000;
const day = 1440 * minute;
const { end, mails } = openTestRuntime();
const embedded = processRuntime();
const emulator = await startFirestoreEmulator();
const firestore = emulator && openFirestoreStore({ projectId: 'demo-saved-searches' });
afterAll(async () => {
  await end();
  await firestore?.close();
});

const sales = sampleCatalog({ size: 40, now: Date.now(), createSalt: () => '0'.repeat(64) });
const fixed = sales
  .map(({ listing }) => listing)
  .filter(({ saleFormat, standardStatus }) => saleFormat === 'fixed-price' && standardStatus === 'Active');
const [template] = fixed;
const counties = ['Kings', 'Queens', 'Erie', 'Monroe', 'Nassau', 'Albany', 'Ulster', 'Bronx', 'Broome'];
let homes = 0;
let testCount = 0;

/** A home in the county of this test, for sale since `listedAt`. */
function aHome(listedAt: number): Listing {
  if (!template) throw new Error('There is a home at a fixed price');
  const number = 900_000 + ++homes;
  return {
    ...template,
    listingKey: `new-${number}`,
    listingId: String(number),
    slug: `elm-street-${number}`,
    countyOrParish: countyOfTest(),
    listedAt,
  };
}

/** Each test has its own county, so that homes of other tests do not appear in its emails. */
const countyOfTest = () => counties[testCount % counties.length] ?? '';

describe.each([
  ['SQLite', embedded],
  ['Firestore', firestore && { ...embedded, store: firestore }],
])('a saved search on %s', (name, runtime) => {
  beforeAll(() => {
    if (runtime) resetRuntime(runtime);
  });
  const on = (title: string, run: (now: number) => Promise<void>) =>
    test.skipIf(!runtime)(title, { ...needsFirestore, timeout: 20_000 }, () => {
      testCount += 1;
      return run(Date.now());
    });
  const open = (): Runtime => {
    if (!runtime) throw new Error('No store');
    return runtime;
  };
  const publish = async (...listed: Listing[]) => {
    await open().store.commit(listed.map((listing) => write.set(listings, listing.listingKey, listing)));
    for (const { slug } of listed) await expect.poll(() => getListingBySlug(slug)).not.toBeNull();
  };
  const aPerson = (more: Partial<User> = {}) => aBidder(open(), `${name}-${randomUUID()}`, more);
  const aSearch = async (frequency: 'at-once' | 'daily' | 'weekly', now: number, query?: string) => {
    const [by, id] = [await aPerson(), randomUUID()];
    const input = { id, name: 'Mine', query: query ?? `county=${countyOfTest().toLowerCase()}`, frequency };
    expect(await saveSearch(by, input, now)).toMatchObject({ ok: true });
    const { user } = by;
    return { id, by, user, mail: () => mails.filter(({ to }) => to === user.email) };
  };
  const run = async (now: number) => {
    await runSearches(now);
    await sendOutbox(now);
  };
  const homesIn = ({ text }: Mail) => text.match(/elm-street-\d+/g) ?? [];

  on(
    'a daily search sends one email with the homes since the last one, and none without new homes',
    async (now) => {
      await publish(aHome(now - 5 * day));
      const { mail } = await aSearch('daily', now);
      await run(now + day);
      expect(mail()).toEqual([]);
      const fresh = [aHome(now + day + minute), aHome(now + day + 2 * minute)];
      await publish(...fresh);
      await run(now + 2 * day - minute);
      expect(mail()).toEqual([]);
      await run(now + 2 * day);
      await run(now + 2 * day);
      await run(now + 3 * day);
      expect(mail()).toHaveLength(1);
      expect(mail().flatMap(homesIn).sort()).toEqual(fresh.map(({ slug }) => slug).sort());
      expect(mail()[0]?.subject).toBe('2 new homes: Mine');
      const flags = template ? worstLines(template).join('\n') : '';
      expect(flags).toMatch(/^\d red flags?( · \d unknown)?\n• /);
      expect(mail()[0]?.text.split(`${flags}\nhttps://`)).toHaveLength(3);
    },
  );

  on('an instant search reports with the next tick, then waits a quarter of an hour', async (now) => {
    const { mail } = await aSearch('at-once', now);
    const far = await aSearch('at-once', now, 'county=suffolk');
    await run(now + 1);
    const first = aHome(now + 2);
    await publish(first);
    await run(now + 1000);
    expect(mail().map(homesIn)).toEqual([[first.slug]]);
    const later = [aHome(now + 2000), aHome(now + 3000)];
    for (const home of later) {
      await publish(home);
      await run(now + 4000);
    }
    expect(mail()).toHaveLength(1);
    await run(now + 16 * minute);
    await run(now + 40 * minute);
    expect(mail().slice(1).map(homesIn)).toEqual([later.map(({ slug }) => slug).reverse()]);
    expect(far.mail()).toEqual([]);
  });

  on('a weekly search sends one email with the homes of the whole week', async (now) => {
    const { mail } = await aSearch('weekly', now);
    const fresh = [6 * day, 3 * day, minute].map((after) => aHome(now + after));
    await publish(...fresh);
    await run(now + 7 * day - minute);
    expect(mail()).toEqual([]);
    await run(now + 7 * day);
    expect(mail().map(homesIn)).toEqual([fresh.map(({ slug }) => slug)]);
  });

  on('concurrent instances report a home once', async (now) => {
    const { mail } = await aSearch('daily', now);
    await publish(aHome(now + minute));
    await Promise.all([1, 2, 3].map(() => runSearches(now + day)));
    await sendOutbox(now + day);
    expect(mail()).toHaveLength(1);
  });

  on('the stop link in the email also stops pending emails and is safe to repeat', async (now) => {
    const { id, mail, user } = await aSearch('daily', now);
    await publish(aHome(now + minute));
    await run(now + day);
    const url = mail()[0]?.unsubscribeUrl ?? '';
    const token = /^https:\/\/homes\.example\/api\/stop\?search=([\w-]{43})$/.exec(url)?.[1] ?? '';
    expect(mail()[0]?.text).toContain(`https://homes.example/stop/${token}`);
    await publish(aHome(now + day + minute));
    await runSearches(now + 2 * day);
    expect([await stopSearch(token, now + 2 * day), await stopSearch(token, now + 2 * day)]).toEqual([
      true,
      true,
    ]);
    await sendOutbox(now + 2 * day);
    await run(now + 3 * day);
    expect(mail()).toHaveLength(1);
    expect(await stopSearch('x'.repeat(43), now)).toBe(false);
    await changeSearch(user.uid, id, { status: 'on' }, now + 4 * day);
    await run(now + 6 * day);
    expect(mail()).toHaveLength(1);
  });

  on('a home withdrawn before the email is sent is neither counted nor listed', async (now) => {
    const { mail } = await aSearch('daily', now);
    const [stays, goes] = [aHome(now + minute), aHome(now + minute)];
    await publish(stays, goes);
    await runSearches(now + day);
    const draft = {
      standardStatus: 'Draft' as const,
      listedAt: null,
      closePriceCents: null,
      closeDate: null,
    };
    await open().store.commit([write.set(listings, goes.listingKey, { ...goes, ...draft })]);
    await expect.poll(() => getListingBySlug(goes.slug)).toBeNull();
    await sendOutbox(now + day);
    expect(mail().map(({ subject, text }) => [subject, text.match(/elm-street-\d+/g)])).toEqual([
      ['1 new home: Mine', [stays.slug]],
    ]);
  });

  on('only its owner can change it, and sending the form twice saves it once', async (now) => {
    const { id, by, user } = await aSearch('weekly', now);
    expect(await changeSearch('somebody', id, { status: 'deleted' }, now)).toBe(false);
    await saveSearch(by, { id, name: 'Twice', query: '', frequency: 'daily' }, now);
    expect((await open().store.get(savedSearches, id))?.data).toMatchObject({ name: 'Mine', status: 'on' });
    expect(await changeSearch(user.uid, id, { name: '  My   Kings ', frequency: 'daily' }, now)).toBe(true);
    expect((await open().store.get(savedSearches, id))?.data).toMatchObject({
      name: 'My Kings',
      frequency: 'daily',
      dueAt: now + day,
    });
  });

  on('switching to instant reports known new homes without waiting for another', async (now) => {
    const { id, mail, user } = await aSearch('weekly', now);
    const home = aHome(now + minute);
    await publish(home);
    for (let tick = 1; tick <= 20; tick += 1) await run(now + 2 * minute + tick);
    await changeSearch(user.uid, id, { frequency: 'at-once' }, now + 3 * minute);
    await run(now + 3 * minute + 1);
    expect(mail().map(homesIn)).toEqual([[home.slug]]);
  });

  on('homes reported long ago are not searched again', async (now) => {
    const [old, fresh] = [aHome(now - 5 * day), aHome(now - 3 * day)];
    await publish(old, fresh);
    const county = `county=${countyOfTest().toLowerCase()}`;
    const found = async (search: string, toldUntil: number) =>
      (await listMatchingHomes(search, toldUntil, now)).map(({ key }) => key);
    expect(await found(county, now - 3 * day)).toEqual([fresh.listingKey]);
    expect(await found(`${county}&days=2`, now - 3 * day)).toEqual([]);
    expect(await found(`${county}&days-min=4`, now - 7 * day)).toEqual([old.listingKey]);
  });

  on('a search with a school district reports the homes of its place', async (now) => {
    const query = `q=school+district&county=${countyOfTest().toLowerCase()}`;
    const by = await aPerson();
    const id = randomUUID();
    await saveSearch(by, { id, name: 'Schools', query, frequency: 'at-once' }, now);
    expect((await open().store.get(savedSearches, id))?.data.query).not.toContain('school');
    const home = aHome(now + minute);
    await publish(home);
    // Searches from before are stored with the words.
    const found = await listMatchingHomes(query, now, now + 2 * minute);
    expect(found.map(({ key }) => key)).toContain(home.listingKey);
  });

  on('emails to one person are rate limited, and delayed homes are reported later', async (now) => {
    const by = await aPerson();
    const query = `county=${countyOfTest().toLowerCase()}`;
    for (let number = 1; number <= 21; number++) {
      const input = { id: randomUUID(), name: `Mine ${number}`, query, frequency: 'at-once' as const };
      await saveSearch(by, input, now);
    }
    const mail = () => mails.filter(({ to }) => to === by.user.email);
    const first = aHome(now + 1000);
    await publish(first);
    for (let tick = 1; tick <= 8; tick++) await run(now + minute + tick);
    expect(mail()).toHaveLength(20);
    await run(now + 25 * minute);
    expect(mail()).toHaveLength(20);
    const second = aHome(now + 26 * minute);
    await publish(second);
    await run(now + 60 * minute);
    expect(
      mail()
        .flatMap(homesIn)
        .filter((slug) => slug === first.slug),
    ).toHaveLength(21);
    expect(mail()).toHaveLength(21);
  });

  on('a deleted search can be restored for ten minutes and is removed after a day', async (now) => {
    const { id, user } = await aSearch('weekly', now);
    await changeSearch(user.uid, id, { status: 'deleted' }, now);
    const listed = async (at: number) => (await listSavedSearches(user.uid, at)).map((search) => search.id);
    expect([await listed(now + 10 * minute - 1), await listed(now + 10 * minute)]).toEqual([[id], []]);
    const isStored = async (at: number) => {
      resetRuntime(open());
      await deleteExpired(at);
      return (await open().store.get(savedSearches, id)) !== null;
    };
    expect([await isStored(now + day), await isStored(now + day + 1)]).toEqual([true, false]);
  });

  on('saving needs a verified email and a name, and the limit is fifty', async (now) => {
    const [by, unverified] = [await aPerson(), await aPerson({ emailVerified: false })];
    const save = (id: string, person = by, typed = 'All') =>
      saveSearch(person, { id, name: typed, query: '', frequency: 'weekly' }, now);
    expect(await save('a', unverified)).toEqual({ ok: false, reason: 'unverified' });
    expect(await save('a', by, ' ')).toEqual({ ok: false, reason: 'no-name' });
    const ids = Array.from({ length: 51 }, () => randomUUID());
    const saved = [];
    for (const id of ids) saved.push(await save(id));
    expect(saved.filter(({ ok }) => ok)).toHaveLength(50);
    expect(saved.at(-1)).toEqual({ ok: false, reason: 'too-many' });
    await changeSearch(by.user.uid, ids[0] ?? '', { status: 'deleted' }, now);
    expect((await save(randomUUID())).ok).toBe(true);
    expect(await changeSearch(by.user.uid, ids[0] ?? '', { status: 'on' }, now)).toBe(false);
  });
});
