import { afterAll, expect, test } from 'vitest';
import { parsePeriod } from '@/lib/domain/portfolio/figures/period';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { setFavorite } from '@/lib/server/records/favorites/favorites';
import { askQuestion } from '@/lib/server/records/inquiries/questions';
import { homeViews } from '@/lib/server/records/listings/listing-collections';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { readOrganizationFigures } from './read-figures';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const now = Date.now();
const dayMs = 86_400_000;
const organisationId = 'org_figures';
const [mona, eve] = [await aBidder(runtime, 'mona'), await aBidder(runtime, 'eve')];
await anOrganization(runtime, organisationId, [mona.user]);
const { listingKey, slug } = await aPublishedHome(runtime, { key: 'seen', sellerUid: organisationId, now });
await aPublishedHome(runtime, { key: 'other', sellerUid: 'sam', now });
const { period } = parsePeriod({}, now);

test('members see the figures of their organization’s homes and of no other home', async () => {
  await runtime.store.commit(
    [
      [now, 3],
      [now - 29 * dayMs, 5],
      [now - 31 * dayMs, 70],
    ].map(([at = 0, count = 0]) => {
      const day = newYorkDay(at);
      return write.set(homeViews, `${listingKey}:${day}`, { listingKey, day, count });
    }),
  );
  await setFavorite('eve', { slug, kind: 'saved' }, now);
  expect(await askQuestion(eve, listingKey, 'Is the cellar dry?', now)).toMatchObject({ ok: true });
  const found = await readOrganizationFigures(mona.user, organisationId, period, now);
  if (!found.ok) throw new Error(found.reason);
  expect(found.value.figures.homes.map((home) => home.listingKey)).toEqual([listingKey]);
  expect(found.value.figures.totals).toMatchObject({ views: 8, saves: 1, questions: 1, offers: 0 });
  const homesOf = async (key: string) => {
    const one = await readOrganizationFigures(mona.user, organisationId, period, now, key);
    return one.ok ? one.value.figures.homes.map(({ views }) => views) : one.reason;
  };
  expect(await homesOf(listingKey)).toEqual([8]);
  expect(await homesOf('no-such-home')).toEqual([]);
});

test('nobody else sees them', async () => {
  expect(await readOrganizationFigures(eve.user, organisationId, period, now)).toMatchObject({
    reason: 'not-found',
  });
});

test('a member who asks for many periods waits, and gets known figures meanwhile', async () => {
  const read = (from: string) =>
    readOrganizationFigures(mona.user, organisationId, { from, to: period.to }, now);
  const answers = [];
  for (let count = 0; count < 25; count++) answers.push(await read(newYorkDay(now - count * dayMs)));
  expect(answers.at(-1)).toEqual({ ok: false, reason: 'too-many' });
  expect((await read(newYorkDay(now))).ok).toBe(true);
});
