import 'server-only';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import {
  heldAuctions,
  type OrganizationOrder,
  organizationOrders,
} from '@/lib/server/people/organizations/organization-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, type Transaction, write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
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
      if (await applyCommand(tx, auctionId, { type: 'pause', now }))
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
        await applyCommand(tx, id, { type: 'resume', now });
        tx.delete(heldAuctions, id);
      },
      { key: id },
    );
  return docs.length < maxPerTick;
}

/**
 * Pauses or resumes an auction and notifies followers. Returns false if it has ended or another run was
 * first.
 */
async function applyCommand(
  tx: Transaction,
  auctionId: string,
  command: Extract<AuctionCommand, { type: 'pause' | 'resume' }>,
): Promise<boolean> {
  const auction = await readAuction(tx, auctionId);
  const decided = auction && decide(auction.state, command);
  if (!auction || !decided?.ok) return false;
  const { state } = await recordAuctionOutcome(tx, auction, decided.value.events, null);
  const { seq, endsAt, at, terms } = state;
  const update =
    command.type === 'pause'
      ? { type: 'auction-paused' as const }
      : { type: 'auction-resumed' as const, endsAt };
  notifyFollowers(
    tx,
    `${auctionId}:${seq}`,
    { listingKey: terms.listingKey, slug: auction.slug, auctionId },
    update,
    at,
  );
  return true;
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
