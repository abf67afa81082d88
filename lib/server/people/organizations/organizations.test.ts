import { afterAll, expect, test } from 'vitest';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { anOrganization } from './organization.fixture';
import { listOrganizations, listSellerIds } from './organizations';

const runtime = openTestRuntime();
afterAll(runtime.end);

test('a person acts for every organization they belong to, however many', async () => {
  const { user } = await aBidder(runtime, 'mona');
  const ids = Array.from({ length: 120 }, (_, index) => toOrganizationId(`bank${index}`));
  for (const id of ids) await anOrganization(runtime, id, [user]);
  await anOrganization(runtime, toOrganizationId('other'), [{ uid: 'x', name: 'X', email: 'x@example.com' }]);
  const found = (await listOrganizations('mona')).map(({ organisationId }) => organisationId);
  expect(found.sort()).toEqual([...ids].sort());
  expect([...(await listSellerIds('mona'))].sort()).toEqual(['mona', ...ids].sort());
});
