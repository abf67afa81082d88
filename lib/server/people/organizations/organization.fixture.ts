import { vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import type { Organization, OrganizationRole } from '@/lib/domain/organizations/organization';
import { organizationSchema } from '@/lib/domain/organizations/organization-schema';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { organizations } from './organization-collections';

type TestRuntime = Pick<Runtime, 'store'>;

/** Gives a member another role. */
export async function setRole(
  { store }: TestRuntime,
  organisationId: string,
  uid: string,
  role: OrganizationRole,
): Promise<void> {
  const organization = (await store.get(organizations, organisationId))?.data;
  if (!organization) throw new Error('It was stored');
  const members = organization.members.map((each) => (each.uid === uid ? { ...each, role } : each));
  await store.commit([write.set(organizations, organisationId, { ...organization, members })]);
}

/** Stores an organization with these members. The first one is its owner. */
export async function anOrganization(
  { store }: TestRuntime,
  organisationId: string,
  people: readonly Pick<User, 'uid' | 'name' | 'email'>[],
  more: Partial<Organization> = {},
): Promise<void> {
  const members = people.map(({ uid, name, email }, at) => ({
    uid,
    name,
    email,
    since: 1,
    role: at === 0 ? ('manager' as const) : ('member' as const),
  }));
  const organization = organizationSchema.parse({
    organisationId,
    name: 'A Bank',
    kind: 'bank',
    members,
    createdAt: 1,
    memberUids: members.map(({ uid }) => uid),
    invitations: [],
    columns: {},
    ...more,
  });
  await store.commit([write.set(organizations, organisationId, organization)]);
}

/** Runs `happen` once, after the next transaction has read and before it commits. */
export function duringNextCommit({ store }: TestRuntime, happen: () => Promise<void>): void {
  const { transact } = store;
  let attempts = 0;
  vi.spyOn(store, 'transact').mockImplementationOnce((work, options) =>
    transact(async (tx) => {
      const result = await work(tx);
      attempts += 1;
      if (attempts === 1) await happen();
      return result;
    }, options),
  );
}
