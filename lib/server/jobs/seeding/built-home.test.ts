import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { buildHome, type HomeInput } from './built-home';

const hourMs = 3_600_000;
const now = Date.now();
const testRuntime = openTestRuntime();
const { store } = testRuntime;
const homeRequest = (more: Partial<HomeInput> = {}): HomeInput => ({
  organisationId: null,
  ownerId: 'olive',
  state: 'published',
  answers: {},
  startsInMs: 48 * hourMs,
  endsInMs: 96 * hourMs,
  ...more,
});
const aBuiltHome = async (more: Partial<HomeInput> = {}) => {
  const result = await buildHome(homeRequest(more), now);
  if (!result.ok) throw new Error(String(result.reason));
  const draft = (await store.get(drafts, result.value.draftId))?.data;
  return { ...result.value, draft };
};

describe('a built home', () => {
  beforeAll(async () => {
    await aBidder({ store }, 'olive');
    await aBidder({ store }, 'sample-admin', { role: 'admin' });
  });
  afterAll(testRuntime.end);

  test('is a complete draft, in review, or published with an auction that is open if its start has passed', async () => {
    const draft = await aBuiltHome({ state: 'draft' });
    expect(draft).toMatchObject({ slug: null, draft: { standing: { status: 'Draft' } } });
    expect([draft.draft?.photos.length, draft.draft?.documents.length]).toEqual([1, 3]);
    expect(draft.draft?.answers.sellerName).toBe(completeAnswers.sellerName);
    const waiting = await aBuiltHome({ state: 'in-review' });
    expect(waiting).toMatchObject({ slug: null, draft: { standing: { status: 'InReview' } } });
    const { draftId, street, slug, auctionId } = await aBuiltHome({ startsInMs: -60_000 });
    expect((await store.get(listings, draftId))?.data).toMatchObject({ slug, standardStatus: 'Active' });
    expect(street).toMatch(/Bellflower Road$/);
    const { startsAt = '' } = (await getPublicAuction(auctionId ?? '')) ?? {};
    expect(Date.parse(startsAt)).toBeLessThan(now);
    expect(Date.parse(startsAt)).toBeGreaterThan(now - 3 * 60_000);
    // Each of the three homes has three PDFs, and each is checked in a process of its own.
  }, 60_000);

  test('is refused for an unknown owner or invalid answers, and leaves no session behind', async () => {
    expect(await buildHome(homeRequest({ ownerId: 'nobody' }), now)).toEqual({
      ok: false,
      reason: 'unknown-owner',
    });
    expect(await buildHome(homeRequest({ answers: { deedType: '' } }), now)).toEqual({
      ok: false,
      reason: 'rules',
    });
    const { docs } = await store.query(sessions, {});
    expect(docs.map(({ id }) => id).sort()).toEqual(['session-olive', 'session-sample-admin']);
  });
});
