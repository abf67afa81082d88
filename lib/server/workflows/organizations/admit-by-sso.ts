import 'server-only';
import { admitAsViewer } from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { env } from '@/lib/server/platform/env';
import { randomKey } from '@/lib/server/platform/random-key';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isAuctionUnresolved, listBidsByUser } from '@/lib/server/records/auctions/list-bids-by-user';
import { logChange } from '@/lib/server/records/audit-log/log-change';

/** What the log says besides the role. */
const entry = 'viewer (single sign-on)';

/**
 * Makes a person whom a company's provider signed in a viewer of the organization that the configuration
 * names, unless `admitAsViewer` refuses. `now` in ms.
 */
export async function admitBySso(uid: string, providerId: string, now: number): Promise<void> {
  const provider = env().ssoProviders.find(({ id }) => id === providerId);
  const organisationId = provider?.organisationId;
  if (!organisationId) return;
  const number = randomKey(12);
  await runtime().store.transact(async (tx) => {
    const organization = (await tx.get(organizations, organisationId))?.data;
    const user = (await tx.get(users, uid))?.data;
    if (!organization || !user) return;
    const bids = await listBidsByUser(runtime().store, uid, tx);
    const isBidder = bids.some((bid) => isAuctionUnresolved(bid) && bid.auction.sellerId === organisationId);
    const admitted = admitAsViewer(organization, { ...user, isBidder }, now);
    if (!admitted) return;
    tx.set(organizations, organisationId, admitted);
    logChange(tx, 'member-joined', { user, organization, before: null, after: entry, now, number });
    lockObligations(tx, uid, `member:${organisationId}:${now}`);
  });
}
