import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { anOrganization } from './organization.fixture';
import { isSellerSuspended, readSellers } from './seller';

const runtime = openTestRuntime();
afterAll(runtime.end);

test('only sellers whose account exists and is not suspended can answer', async () => {
  const bank = toOrganizationId('bank');
  const mona = await aBidder(runtime, 'mona');
  const ben = await aBidder(runtime, 'ben', { suspension: { at: 1, by: 'Ada', reason: 'x' } });
  const gone = { uid: 'gone', name: 'Gone', email: 'gone@example.com' };
  await anOrganization(runtime, bank, [mona.user, ben.user, gone]);
  expect(await readSellers(runtime.store, bank)).toEqual({
    sellers: ['mona', 'ben', 'gone', bank],
    answering: ['mona'],
  });
  expect(await readSellers(runtime.store, 'gone')).toEqual({ sellers: ['gone'], answering: [] });
});

test('an organization whose document is unreadable counts as suspended; others do not', async () => {
  const [bad, good] = [toOrganizationId('bad'), toOrganizationId('good')];
  for (const each of [bad, good])
    await anOrganization(runtime, each, [(await aBidder(runtime, 'mona')).user]);
  const raw = new Database(runtime.storePath);
  raw.prepare("UPDATE organisations SET data = json_set(data, '$.name', 7) WHERE id = ?").run(bad);
  raw.close();
  expect(await isSellerSuspended(runtime.store, bad)).toBe(true);
  expect(await isSellerSuspended(runtime.store, good)).toBe(false);
});
