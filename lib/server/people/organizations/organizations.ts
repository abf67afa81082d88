import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling, type SellingAction, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import type { Organisation } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { organisations } from './organization-collections';

/** Those that a person belongs to. */
export async function listOrganisations(uid: string): Promise<readonly Organisation[]> {
  const { docs } = await runtime().store.query(organisations, {
    where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
    limit: 25,
  });
  return docs.map(({ data }) => data);
}

/** Whose homes a person sells: their own, and those of each organisation they belong to. */
export async function listSellerIds(uid: string): Promise<readonly string[]> {
  return [uid, ...(await listOrganisations(uid)).map(({ organisationId }) => organisationId)];
}

/** For its members. */
export async function readOrganisation(
  by: User,
  organisationId: string,
  action: SellingAction = 'read-organisation',
): Promise<Result<Organisation, SellingRefusal>> {
  const organisation = (await runtime().store.get(organisations, organisationId))?.data ?? null;
  const refusal = refuseSelling(action, by, null, organisation);
  return organisation && !refusal ? ok(organisation) : refuse(refusal ?? 'not-found');
}
