import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling, type SellingAction, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { isViewer, type Organization } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page } from '@/lib/server/platform/store/store';
import { organizations } from './organization-collections';

/** All organizations that a person belongs to. */
export async function listOrganizations(uid: string): Promise<readonly Organization[]> {
  const found: Organization[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Organization> = await runtime().store.query(organizations, {
      where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
      limit: perRead,
      ...(cursor !== null && { after: cursor }),
    });
    found.push(...page.docs.map(({ data }) => data));
    cursor = page.cursor;
  } while (cursor !== null);
  return found;
}

const perRead = 100;

/** The seller ids that a person acts for: their own, and each organization they belong to. */
export async function listSellerIds(uid: string): Promise<readonly string[]> {
  return [uid, ...(await listOrganizations(uid)).map(({ organisationId }) => organisationId)];
}

/** The organizations that a person may only look at. */
export async function listViewedSellerIds(uid: string): Promise<readonly string[]> {
  const all = await listOrganizations(uid);
  return all.flatMap((each) => (isViewer(each, uid) ? each.organisationId : []));
}

/** Reads an organization for one of its members. */
export async function readOrganization(
  by: User,
  organisationId: string,
  action: SellingAction = 'read-organisation',
): Promise<Result<Organization, SellingRefusal>> {
  const organization = (await runtime().store.get(organizations, organisationId))?.data ?? null;
  const refusal = refuseSelling(action, by, null, organization);
  return organization && !refusal ? ok(organization) : refuse(refusal ?? 'not-found');
}
