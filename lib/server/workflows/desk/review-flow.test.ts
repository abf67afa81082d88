import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { claimReview, decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { readFlow } from './review-flow';

process.env.LOCAL_MODE = '1';
const place = openTestRuntime();
afterAll(place.end);

const now = Date.now();
const waiting = 100;
const notes = [{ about: 'preview', text: 'Please add a photo of the roof.' }];
let [ada, ben]: SignedIn[] = [];
beforeAll(async () => {
  ada = await aBidder(place, 'ada', { role: 'admin', terms: ['role:admin'] });
  ben = await aBidder(place, 'ben', { role: 'admin', terms: ['role:admin'] });
});
const staff = (): [SignedIn, SignedIn] => {
  if (!ada || !ben) throw new Error('No staff');
  return [ada, ben];
};

/** Adds submissions out of their order. Returns their ids, longest waiting first. */
async function fillQueue(name: string, own?: { readonly at: number; readonly uid: string }) {
  const ids = Array.from({ length: waiting }, (_, at) => `${name}${String(at).padStart(3, '0')}`);
  const started = aDraft().standing;
  const docs = ids.map((draftId, at) => {
    const standing = {
      ...started,
      status: 'InReview' as const,
      submission: 1,
      submittedAt: now - (waiting - at) * 60_000,
    };
    const uid = own?.at === at ? own.uid : 'olive';
    const owner = { uid, name: 'Olive Owner', email: `${uid}@example.com` };
    return write.create(drafts, draftId, aDraft({ draftId, standing, owner }));
  });
  await place.store.commit(docs.toSorted((a, b) => (a.id.slice(-1) < b.id.slice(-1) ? -1 : 1)));
  return ids;
}

const giveBack = (by: SignedIn, draftId: string) =>
  decideSubmission(by, draftId, { type: 'request-changes', submission: 1, notes }, now);

test('a reviewer gets 100 submissions one after another, longest waiting first, and never their own', async () => {
  const [reviewer] = staff();
  const ids = await fillQueue('a', { at: 40, uid: reviewer.user.uid });
  const seen: string[] = [];
  let current = (await readFlow(reviewer.user, '', now))?.next ?? null;
  while (current !== null) {
    seen.push(current);
    const step = await readFlow(reviewer.user, current, now);
    // What was decided is gone; their own stays in the queue.
    expect(step?.total).toBe(waiting - seen.length + 1);
    expect((await giveBack(reviewer, current)).ok).toBe(true);
    current = step?.next ?? null;
  }
  expect(seen).toEqual(ids.filter((_, at) => at !== 40));
  const [, other] = staff();
  expect((await readFlow(other.user, '', now))?.next).toBe(ids[40]);
  expect((await giveBack(other, ids[40] ?? '')).ok).toBe(true);
});

test('two reviewers who claim what comes next decide each of 100 submissions once between them', async () => {
  const ids = await fillQueue('b');
  async function reviewAll(by: SignedIn): Promise<readonly string[]> {
    const decided: string[] = [];
    for (;;) {
      const next = (await readFlow(by.user, decided.at(-1) ?? '', now))?.next ?? null;
      if (next === null) return decided;
      if (!(await claimReview(by, next, 'claim', now)).ok) continue;
      expect((await giveBack(by, next)).ok).toBe(true);
      decided.push(next);
    }
  }
  const [one, other] = await Promise.all(staff().map(reviewAll));
  expect([...(one ?? []), ...(other ?? [])].sort()).toEqual(ids);
  expect(Math.min(one?.length ?? 0, other?.length ?? 0)).toBeGreaterThan(0);
});

test('a submission claimed by one reviewer can’t be decided by another until the claim ends', async () => {
  const [one, other] = staff();
  const [first = '', second] = await fillQueue('c');
  expect((await claimReview(one, first, 'claim', now)).ok).toBe(true);
  expect((await readFlow(other.user, '', now))?.next).toBe(second);
  expect(await giveBack(other, first)).toMatchObject({ ok: false, reason: 'claimed' });
  const later = now + 2 * 3_600_000;
  expect((await readFlow(other.user, '', later))?.next).toBe(first);
});
