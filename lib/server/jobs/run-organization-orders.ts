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
import { takeDownByOrder } from '@/lib/server/workflows/staff/take-down';

const atOnce = 100;

/**
 * Carries out what a suspension or its end asks of the auctions and homes of an organization, some at each tick. Each
 * step is a commit of its own that looks at the suspension again, so a crash or a second server repeats nothing.
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
    limit: atOnce,
  });
  for (const { id } of docs) await pauseOne(organisationId, id, now);
  return docs.length < atOnce;
}

const pauseOne = (organisationId: string, auctionId: string, now: number): Promise<void> =>
  runtime().store.transact(
    async (tx) => {
      if (!(await readOrganizationOf(tx, organisationId))?.suspended) return;
      if (await turn(tx, auctionId, { type: 'pause', now }))
        tx.set(heldAuctions, auctionId, { organisationId, at: now });
    },
    { key: auctionId },
  );

async function restore({ organisationId }: OrganizationOrder, now: number): Promise<boolean> {
  const { docs } = await runtime().store.query(heldAuctions, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    limit: atOnce,
  });
  for (const { id } of docs)
    await runtime().store.transact(
      async (tx) => {
        if ((await readOrganizationOf(tx, organisationId))?.suspended) return;
        await turn(tx, id, { type: 'resume', now });
        tx.delete(heldAuctions, id);
      },
      { key: id },
    );
  return docs.length < atOnce;
}

/** Notifies followers. False if the auction's rules refuse it: it is over, or another run was first. */
async function turn(
  tx: Transaction,
  auctionId: string,
  command: Extract<AuctionCommand, { type: 'pause' | 'resume' }>,
): Promise<boolean> {
  const auction = await readAuction(tx, auctionId);
  const decided = auction && decide(auction.state, command);
  if (!auction || !decided?.ok) return false;
  const { state } = await recordAuctionOutcome(tx, auction, decided.value.events, null);
  const { seq, endsAt, at, terms } = state;
  const news =
    command.type === 'pause'
      ? { type: 'auction-paused' as const }
      : { type: 'auction-resumed' as const, endsAt };
  notifyFollowers(
    tx,
    `${auctionId}:${seq}`,
    { listingKey: terms.listingKey, slug: auction.slug, auctionId },
    news,
    at,
  );
  return true;
}

type TakedownOrder = OrganizationOrder & { readonly takedown: NonNullable<OrganizationOrder['takedown']> };

/** In pages; the order remembers how far it is. */
async function takeHomesDown(order: TakedownOrder, version: string, now: number): Promise<boolean> {
  const { store } = runtime();
  const { docs, cursor } = await store.query(listings, {
    where: [{ field: 'seller.id', op: '==', value: order.organisationId }],
    orderBy: [{ field: 'modifiedAt', direction: 'asc' }],
    limit: atOnce,
    ...(order.cursor !== null && { after: order.cursor }),
  });
  let left = order.left;
  for (const { id } of docs) if (!(await takeDownByOrder(id, order.takedown, now))) left += 1;
  const isLast = cursor === null;
  const next = { ...order, ...(isLast ? { takedown: null, cursor: null } : { cursor }), left };
  await unlessChanged(() =>
    store.commit([write.set(organizationOrders, order.organisationId, next, version)]),
  );
  return false;
}

/** A later order of staff stays. */
const finish = ({ organisationId }: OrganizationOrder, version: string): Promise<void> =>
  unlessChanged(() => runtime().store.commit([write.delete(organizationOrders, organisationId, version)]));

async function unlessChanged(commit: () => Promise<unknown>): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
