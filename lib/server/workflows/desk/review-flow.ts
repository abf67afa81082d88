import 'server-only';
import { refuseStaff } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { isClaimedByOther } from '@/lib/domain/drafts/review-state';
import { fullAddress } from '@/lib/domain/listings/address';
import { mostRows } from '@/lib/domain/staff/queues/queue';
import { type FlowPlace, placeInFlow } from '@/lib/domain/staff/queues/review-flow';
import type { ReviewRecords } from '@/lib/domain/staff/queues/review-records';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { queueQueries } from './queue-queries';

/** Where a submission is in the queue of this reviewer. Null for anyone else. */
export async function readFlow(by: User, draftId: string, now: number): Promise<FlowPlace | null> {
  if (refuseStaff(by)) return null;
  const [{ docs }, ownIds] = await Promise.all([queueQueries.reviews(mostRows), listSellerIds(by.uid)]);
  const steps = docs.map(({ id, data: { owner, standing } }) => ({
    draftId: id,
    isFree: !ownIds.includes(owner.uid) && !isClaimedByOther(standing, by.uid, now),
  }));
  return placeInFlow(steps, draftId);
}

const mostListed = 5;

/** The records beside a submission. The caller has already checked for staff. */
export async function readReviewRecords(draftId: string, sellerId: string): Promise<ReviewRecords> {
  const { store } = runtime();
  const [organization, { docs }, { published }] = await Promise.all([
    readOrganizationOf(store, sellerId),
    store.query(reports, {
      where: [{ field: 'listingKey', op: '==', value: draftId }],
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: mostListed,
    }),
    listingModel(),
  ]);
  const homes = [...published.values()].filter(
    ({ seller, listingKey }) => seller.id === sellerId && listingKey !== draftId,
  );
  return {
    verification: organization && verificationOf(organization),
    homes: homes
      .slice(0, mostListed)
      .map((listing) => ({ listingKey: listing.listingKey, title: fullAddress(listing) })),
    homeCount: homes.length,
    reports: docs.map(({ data: { reportId, status } }) => ({ reportId, isOpen: status === 'open' })),
  };
}

function verificationOf({
  suspended,
  verified,
}: {
  readonly suspended?: unknown;
  readonly verified?: unknown;
}): NonNullable<ReviewRecords['verification']> {
  if (suspended) return 'suspended';
  return verified ? 'verified' : 'unverified';
}
