import { afterAll, expect, test } from 'vitest';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { setFavorite } from '@/lib/server/records/favorites/favorites';
import { askQuestion } from '@/lib/server/records/inquiries/questions';
import { homeViews } from '@/lib/server/records/listings/listing-collections';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { readFigures, readFiguresOf } from './listing-figures';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
const day = 86_400_000;

test('a seller sees a home’s views, favorites, questions and bidders for the last week and in total', async () => {
  const now = Date.now();
  const [ann] = await Promise.all(['ann', 'sam'].map((uid) => aBidder(runtime, uid)));
  if (!ann) throw new Error('She is there');
  const { listingKey, slug } = await aPublishedHome(runtime, { key: 'seen', sellerUid: 'sam', now });
  const views = [
    [now, 3],
    [now - 6 * day, 5],
    [now - 7 * day, 7],
  ] as const;
  await runtime.store.commit(
    views.map(([at, count]) => {
      const on = newYorkDay(at);
      return write.set(homeViews, `${listingKey}:${on}`, { listingKey, day: on, count });
    }),
  );
  await setFavorite('ann', { slug, kind: 'saved' }, now);
  expect(await askQuestion(ann, listingKey, 'Is the cellar dry?', now)).toMatchObject({ ok: true });
  const figures = { views: 15, viewsThisWeek: 8, saves: 1, questions: { total: 1, open: 1 } };
  expect(await readFigures({ listingKey, slug }, null, now)).toEqual({ ...figures, auction: null });

  const auction = { bidders: 0, bids: 0, priceCents: 20_000_000 };
  expect(await readFiguresOf(await listHomes(), now)).toEqual(
    new Map([[listingKey, { ...figures, auction }]]),
  );
});
