import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { listDraftsOf } from '@/lib/server/workflows/drafts/drafts';
import { loginSeller } from '@/sample/people';
import { seedReturned } from './seed-returned';

const testRuntime = openTestRuntime();
const { store } = testRuntime;
beforeAll(async () => {
  await aBidder({ store }, loginSeller.id);
  await aBidder({ store }, 'sample-admin', { role: 'admin' });
});
afterAll(testRuntime.end);

test('the sample seller has one home that a reviewer returned with what to change, also years from now', async () => {
  const now = Date.now() + 3 * 366 * 86_400_000;
  expect(await seedReturned(now)).toBeNull();
  expect(await seedReturned(now)).toBeNull();
  const [draft, ...more] = await listDraftsOf(loginSeller.id, 5);
  expect(more).toEqual([]);
  expect(draft?.standing.status).toBe('ChangesRequested');
  expect(draft?.standing.notes.map(({ about }) => about)).toEqual(['titleSummary', 'photos']);
  expect(draft?.answers.sellerName).toBe(loginSeller.name);
  // Its three PDFs are each checked in a process of its own.
}, 60_000);
