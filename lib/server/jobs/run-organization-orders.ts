import 'server-only';
import {
  heldAuctions,
  type OrganizationOrder,
  organizationOrders,
} from '@/lib/server/people/organizations/organization-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { stoppedAuctions } from '@/lib/server/records/desk/desk-collections';
import { readStop } from '@/lib/server/records/desk/emergency-stops';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { pauseOrResume } from '@/lib/server/workflows/bids/pause-or-resume';
import { takeDownForSuspension } from '@/lib/server/workflows/staff/take-down';

const maxPerTick = 100;

/**
 * Applies a suspension or its end to the auctions and homes of an organization, in batches per tick. Each
 * step is its own commit that checks the suspension again, so a crash or a second instance repeats nothing.
 */
export async function runOrganizationOrders(now: number): Promise<void> {
  const { docs } = await runtime().store.query(organizationOrders, { limit: 10 });
  for (const { data, version } of docs) {
    const isDone = data.order === 'hide' ? await hide(data, version, now) : await restore(data, now);
    if (isDone) await finish(data, version);
  }
}

async function hide(order: OrganizationOrder, version: string, now: number): Promise<boolean> {
  const { organisationId, takedown } = order;
  if (takedown) return takeHomesDown({ ...order, takedown }, version, now);
  const { docs } = await runtime().store.query(auctions, {
    where: [
      { field: 'sellerId', op: '==', value: organisationId },
      { field: 'state.status', op: '==', value: 'running' },
    ],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: maxPerTick,
  });
  for (const { id } of docs) await pauseOne(organisationId, id, now);
  return docs.length < maxPerTick;
}

const pauseOne = (organisationId: string, auctionId: string, now: number): Promise<void> =>
  runtime().store.transact(
    async (tx) => {
      if (!(await readOrganizationOf(tx, organisationId))?.suspended) return;
      const auction = await readAuction(tx, auctionId);
      if (auction && (await pauseOrResume(tx, auction, { type: 'pause', now })))
        tx.set(heldAuctions, auctionId, { organisationId, at: now });
    },
    { key: auctionId },
  );

async function restore({ organisationId }: OrganizationOrder, now: number): Promise<boolean> {
  const { docs } = await runtime().store.query(heldAuctions, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    limit: maxPerTick,
  });
  for (const { id } of docs)
    await runtime().store.transact(
      async (tx) => {
        if ((await readOrganizationOf(tx, organisationId))?.suspended) return;
        const [stop, auction] = await Promise.all([readStop(tx), readAuction(tx, id)]);
        // While all auctions are stopped, the end of the stop resumes it.
        if (stop?.status === 'stopping') tx.set(stoppedAuctions, id, { at: now });
        else if (auction) await pauseOrResume(tx, auction, { type: 'resume', now });
        tx.delete(heldAuctions, id);
      },
      { key: id },
    );
  return docs.length < maxPerTick;
}

type TakedownOrder = OrganizationOrder & { readonly takedown: NonNullable<OrganizationOrder['takedown']> };

/** Takes homes down page by page. The order stores the cursor. */
async function takeHomesDown(order: TakedownOrder, version: string, now: number): Promise<boolean> {
  const { store } = runtime();
  const { docs, cursor } = await store.query(listings, {
    where: [{ field: 'seller.id', op: '==', value: order.organisationId }],
    orderBy: [{ field: 'modifiedAt', direction: 'asc' }],
    limit: maxPerTick,
    ...(order.cursor !== null && { after: order.cursor }),
  });
  let left = order.left;
  for (const { id } of docs) if (!(await takeDownForSuspension(id, order.takedown, now))) left += 1;
  const isLast = cursor === null;
  const next = { ...order, ...(isLast ? { takedown: null, cursor: null } : { cursor }), left };
  await unlessChanged(() =>
    store.commit([write.set(organizationOrders, order.organisationId, next, version)]),
  );
  return false;
}

/** Deletes a finished order, but not a later one from staff. */
const finish = ({ organisationId }: OrganizationOrder, version: string): Promise<void> =>
  unlessChanged(() => runtime().store.commit([write.delete(organizationOrders, organisationId, version)]));

async function unlessChanged(commit: () => Promise<unknown>): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
