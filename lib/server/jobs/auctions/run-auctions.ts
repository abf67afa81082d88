import 'server-only';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { closingDelayMs } from '@/lib/domain/auctions/state/auction-clock';
import { countedGap, type Gap, isOutageOf } from '@/lib/domain/auctions/state/outage';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { longestWindowMs } from '@/lib/domain/auctions/terms/terms';
import { outages } from '@/lib/server/jobs/collections/job-collections';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readPages } from '@/lib/server/platform/store/read-pages';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import {
  type Doc,
  isConflictError,
  type Query,
  type Transaction,
  type Write,
  write,
} from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';

const maxAuctions = 100;
const maxOutages = 20;
const retryHeldMs = 60_000;

/** Records openings, ends and lapsed decisions that are due. Returns how many. */
export async function runAuctions(now: number): Promise<number> {
  const { docs } = await runtime().store.query(auctions, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: maxAuctions,
  });
  const gaps = await listGaps(docs.map(({ data }) => data.state));
  const due = docs.map(({ id }) => id);
  const done = await settleEach(due, (id) => advance(id, (state) => dueCommand(state, gaps, now)), {
    atOnce: maxAuctions,
  });
  return done.filter(Boolean).length;
}

/**
 * Extends auctions after outages. An auction that cannot be extended is retried and does not block the
 * others.
 */
export async function settleOutages(now: number): Promise<void> {
  const query = {
    where: [{ field: 'settledAt', op: '==', value: null }],
    limit: maxOutages,
  } as const;
  const faults: unknown[] = [];
  // The oldest come first. However many cannot be settled, the latest is reached.
  for await (const page of readPages(runtime().store, outages, query))
    await settleEach(page, (outage) => settle(outage, now)).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

type Outage = Gap & { readonly settledAt: number | null };

async function settle({ id, data, version }: Doc<Outage>, now: number): Promise<void> {
  const isPast = now > data.to + longestWindowMs;
  // By then, every affected auction is past its end, and each closing checks for outages itself.
  if (!isPast) await extendAfterOutage(data, now);
  await commitUnlessChanged(write.set(outages, id, { ...data, settledAt: now }, version));
}

/**
 * Moves the end of every auction whose last extension window the outage touched. This includes an auction
 * whose opening is not recorded yet, because it has been due since its start. Throws at the end if one could
 * not be read or extended.
 */
export async function extendAfterOutage({ from, to }: Gap, now: number): Promise<void> {
  const query = {
    where: [{ field: 'dueAt', op: '<=', value: to + longestWindowMs + closingDelayMs }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: maxAuctions,
  } as const;
  const command = { type: 'declare-outage', from, to, now } as const;
  const faults: unknown[] = [];
  // All of them before any closes, but never more in memory than one read. An extended one is due later.
  for await (const page of readPages(runtime().store, auctions, query)) {
    const touched = page.filter(({ data: { state } }) => isTouched(state, { from, to }));
    const ids = touched.map(({ id }) => id);
    await settleEach(ids, (id) => advance(id, () => command), {
      atOnce: maxAuctions,
      requireAll: true,
    }).catch((error: unknown) => faults.push(error));
  }
  await requireReadable(query);
  if (faults.length > 0) throw faults[0];
}

/** Throws on an unreadable auction, which may be one that the outage touched. */
async function requireReadable(query: Query & { readonly limit: number }): Promise<void> {
  const pages = readPages(runtime().store, auctions, { ...query, requireAll: true });
  while (!(await pages.next()).done);
}

/** Lists the outages that may touch the last window of one of these auctions. */
async function listGaps(states: readonly PublicState[]): Promise<readonly Gap[]> {
  const ends = states.flatMap((state) => (state.status === 'running' ? [state.endsAt] : []));
  if (ends.length === 0) return [];
  const last = Math.max(...ends);
  const query = {
    where: [{ field: 'to', op: '>', value: Math.min(...ends) - longestWindowMs }],
    orderBy: [{ field: 'to', direction: 'asc' }],
    limit: maxAuctions,
    requireAll: true,
  } as const;
  const gaps: Gap[] = [];
  for await (const page of readPages(runtime().store, outages, query)) {
    gaps.push(...page.map(({ data }) => data));
    // Outages do not overlap, so all later ones begin after every end.
    if ((page.at(-1)?.data.from ?? 0) > last) break;
  }
  return gaps;
}

const isTouched = (state: PublicState, gap: Gap): boolean => isOutageOf(state, countedGap(state, gap));

async function commitUnlessChanged(only: Write): Promise<void> {
  try {
    await runtime().store.commit([only]);
  } catch (error) {
    // Another instance was first.
    if (!isConflictError(error)) throw error;
  }
}

/** Decides and records in one commit. A refusal means that another run or instance was first. */
function advance(auctionId: string, commandFor: (state: AuctionState) => AuctionCommand): Promise<boolean> {
  return runtime().store.transact(
    async (tx) => {
      const auction = await readAuction(tx, auctionId);
      if (!auction) return false;
      const command = commandFor(auction.state);
      const decision = decide(auction.state, command);
      if (!decision.ok) return false;
      if (command.type === 'close' && (await isSellerSuspended(tx, auction.sellerId)))
        return holdClosing(tx, auctionId, command.now);
      await recordAuctionOutcome(tx, auction, decision.value.events, null);
      return true;
    },
    { key: auctionId },
  );
}

/**
 * An auction that ended before a suspension could pause it stays unclosed during the suspension, so that
 * nothing is sold. It is checked again later, so that many of them do not delay other auctions.
 */
async function holdClosing(tx: Transaction, auctionId: string, now: number): Promise<false> {
  const auction = await tx.get(auctions, auctionId);
  if (auction) tx.set(auctions, auctionId, { ...auction.data, dueAt: now + retryHeldMs });
  return false;
}

/**
 * Outages take precedence over the end: an auction that could not be extended in time reopens instead of
 * closing.
 */
function dueCommand(state: AuctionState, gaps: readonly Gap[], now: number): AuctionCommand {
  if (state.status === 'undecided') return { type: 'decide-below-reserve', decision: { kind: 'lapse' }, now };
  const gap = state.status === 'running' && gaps.find((each) => isTouched(state, each));
  if (gap) return { type: 'declare-outage', from: gap.from, to: gap.to, now };
  return state.openedAt === null && now <= state.endsAt ? { type: 'open', now } : { type: 'close', now };
}
