import 'server-only';
import { closingDelayMs } from '@/lib/domain/auction/clock';
import type { AuctionCommand } from '@/lib/domain/auction/commands';
import { decide } from '@/lib/domain/auction/decide';
import type { AuctionState } from '@/lib/domain/auction/state';
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
 * Opens again, for one extension window, every auction whose end passed while the server was down: `decide` tells which.
 * One whose opening was not recorded any more has been due since before.
 */
export async function reopenAfterOutage(from: number, to: number): Promise<void> {
  const { docs } = await runtime().store.query(auctions, {
    where: [{ field: 'dueAt', op: '<=', value: to + closingDelayMs }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
  });
  const due = docs.map(({ id }) => id);
  await eachApart(due, (id) => advance(id, () => ({ type: 'declare-outage', from, to, now: to })), {
    atOnce,
  });
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
