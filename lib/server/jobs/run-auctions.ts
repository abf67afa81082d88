import 'server-only';
import { closingDelayMs } from '@/lib/domain/auction/clock';
import type { AuctionCommand } from '@/lib/domain/auction/commands';
import { decide } from '@/lib/domain/auction/decide';
import { countedGap, isOutageOf } from '@/lib/domain/auction/outage';
import type { AuctionState } from '@/lib/domain/auction/state';
import { longestWindowMs } from '@/lib/domain/auction/terms';
import { readAuction } from '@/lib/server/auction-record';
import { recordCourse } from '@/lib/server/record-course';
import { runtime } from '@/lib/server/runtime';
import { auctions } from '@/lib/server/store/collections';
import { eachApart } from './each-apart';

const atOnce = 100;

/** Records what the clock has done: openings, ends, and decisions that nobody took in time. Returns how many. */
export async function runAuctions(now: number): Promise<number> {
  const { docs } = await runtime().store.query(auctions, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: atOnce,
  });
  const due = docs.map(({ id }) => id);
  const done = await eachApart(due, (id) => advance(id, (state) => dueCommand(state, now)), { atOnce });
  return done.filter(Boolean).length;
}

/**
 * Moves the end of every auction whose last extension window the outage touched. An auction whose opening is not recorded
 * yet is due since its start, so it is among them.
 */
export async function extendAfterOutage(from: number, to: number): Promise<void> {
  const { docs } = await runtime().store.query(auctions, {
    where: [{ field: 'dueAt', op: '<=', value: to + longestWindowMs + closingDelayMs }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
  });
  const touched = docs.filter(({ data: { state } }) => isOutageOf(state, countedGap(state, { from, to })));
  const command = { type: 'declare-outage', from, to, now: to } as const;
  const ids = touched.map(({ id }) => id);
  await eachApart(ids, (id) => advance(id, () => command), { atOnce });
}

/** Decides and records in one commit. A refusal means that another run, or another instance, was first. */
function advance(auctionId: string, commandFor: (state: AuctionState) => AuctionCommand): Promise<boolean> {
  return runtime().store.transact(
    async (tx) => {
      const auction = await readAuction(tx, auctionId);
      if (!auction) return false;
      const decision = decide(auction.state, commandFor(auction.state));
      if (!decision.ok) return false;
      await recordCourse(tx, auction, decision.value.events, null);
      return true;
    },
    { key: auctionId },
  );
}

function dueCommand(state: AuctionState, now: number): AuctionCommand {
  if (state.status === 'undecided') return { type: 'decide-below-reserve', decision: { kind: 'lapse' }, now };
  return state.openedAt === null && now <= state.endsAt ? { type: 'open', now } : { type: 'close', now };
}
