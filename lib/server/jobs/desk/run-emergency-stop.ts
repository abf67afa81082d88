import 'server-only';
import { randomBytes } from 'node:crypto';
import { fullAddress } from '@/lib/domain/listings/address';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import type { EmergencyStop } from '@/lib/domain/staff/emergency-stop';
import { heldAuctions } from '@/lib/server/people/organizations/organization-collections';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { isConflictError, type Transaction, write } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { writeStaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { emergencyStops, stoppedAuctions } from '@/lib/server/records/desk/desk-collections';
import { readStop, stopId } from '@/lib/server/records/desk/emergency-stops';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { pauseOrResume } from '@/lib/server/workflows/bids/pause-or-resume';
import { listOpenAuctions } from '@/lib/server/workflows/desk/emergency-stop';

const maxPerTick = 100;

/**
 * Carries out the stop of all auctions and its end, in batches per tick. Each auction is its own commit that
 * reads the stop again, so a crash or a second instance repeats nothing.
 */
export async function runEmergencyStop(now: number): Promise<void> {
  const found = await runtime().store.get(emergencyStops, stopId);
  if (!found) return;
  if (found.data.status === 'stopping') await pauseOpen(found.data, now);
  else await resumeStopped(found.version, now);
}

/** Also auctions that opened since the last tick. */
async function pauseOpen({ reason }: EmergencyStop, now: number): Promise<void> {
  const open = await listOpenAuctions(now);
  await settleEach(open.slice(0, maxPerTick), (auctionId) => pauseOne(auctionId, reason, now));
}

function pauseOne(auctionId: string, pauseReason: string, now: number): Promise<void> {
  const number = randomBytes(6).toString('hex');
  return inTransaction(auctionId, async (tx) => {
    const [stop, auction] = await Promise.all([readStop(tx), readAuction(tx, auctionId)]);
    if (stop?.status !== 'stopping' || !auction) return;
    const listing = await tx.get(listings, auction.state.terms.listingKey);
    if (!(await pauseOrResume(tx, { ...auction, pauseReason }, { type: 'pause', reason: pauseReason, now })))
      return;
    tx.set(stoppedAuctions, auctionId, { at: now });
    const entry = {
      about: 'auction',
      subject: auction.state.terms.listingKey,
      action: 'auction-paused',
      before: null,
      after: null,
      why: stop.reason,
      title: listing ? fullAddress(listing.data) : auction.slug,
    } as const;
    writeStaffEntry(tx, entry, { by: stop.by, at: now, number });
  });
}

async function resumeStopped(version: string, now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(stoppedAuctions, {
    orderBy: [{ field: 'at', direction: 'asc' }],
    limit: maxPerTick,
  });
  await settleEach(docs, ({ id }) => resumeOne(id, now));
  if (docs.length === 0) await unlessChanged(store.commit([write.delete(emergencyStops, stopId, version)]));
}

/** An auction whose seller was suspended meanwhile stays paused until that suspension ends. */
const resumeOne = (auctionId: string, now: number): Promise<void> =>
  inTransaction(auctionId, async (tx) => {
    const [stop, stopped, auction] = await Promise.all([
      readStop(tx),
      tx.get(stoppedAuctions, auctionId),
      readAuction(tx, auctionId),
    ]);
    if (stop?.status !== 'lifting' || !stopped) return;
    const sellerId = auction?.sellerId ?? '';
    if (isOrganizationId(sellerId) && (await isSellerSuspended(tx, sellerId)))
      tx.set(heldAuctions, auctionId, { organisationId: sellerId, at: now });
    else if (auction) await pauseOrResume(tx, auction, { type: 'resume', now });
    tx.delete(stoppedAuctions, auctionId);
  });

const inTransaction = (key: string, work: (tx: Transaction) => Promise<void>): Promise<void> =>
  runtime().store.transact(work, { key });

/** A new stop may have replaced the one that ends. */
async function unlessChanged(commit: Promise<void>): Promise<void> {
  try {
    await commit;
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
