import 'server-only';
import type { Me } from '@/lib/domain/accounts/me';
import { toMe, type User } from '@/lib/domain/accounts/user';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { listDrafts } from '@/lib/server/workflows/drafts/drafts';

/** What a person's own browser learns about them. */
export async function readMe(user: User): Promise<Me> {
  const me = toMe(user, bidPolicy().withoutReviewCents);
  return (await sells(user)) ? { ...me, sells: true } : me;
}

const sells = async (user: User): Promise<boolean> =>
  (await listDrafts(user, 1)).length > 0 || (await listOrganizations(user.uid)).length > 0;
