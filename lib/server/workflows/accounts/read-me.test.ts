import { afterAll, expect, test } from 'vitest';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import { readMe } from './read-me';

const runtime = openTestRuntime();
afterAll(runtime.end);

test('a person sells from the first draft on', async () => {
  const by = await aBidder(runtime, 'olive');
  expect((await readMe(by.user)).sells).toBeUndefined();
  await startDraft(by, Date.now());
  expect((await readMe(by.user)).sells).toBe(true);
});
