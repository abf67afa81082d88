import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { statusAt } from '@/lib/domain/auctions/state/auction-clock';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { decideLifting, decideStop, type EmergencyStop } from '@/lib/domain/staff/emergency-stop';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { emergencyStops, stoppedAuctions } from '@/lib/server/records/desk/desk-collections';
import { readStop, stopId } from '@/lib/server/records/desk/emergency-stops';
import { deskPage as copy } from '@/messages/desk/desk-page';

export interface StopProgress {
  readonly stop: EmergencyStop | null;
  /** Auctions that take bids now. */
  readonly open: number;
  /** Auctions that the stop has paused; at most `mostCounted`. */
  readonly paused: number;
}

const mostCounted = 1_000;

export async function readStopProgress(by: User, now: number): Promise<Result<StopProgress, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const stop = await readStop(store);
  const [open, paused] = await Promise.all([
    listOpenAuctions(now),
    stop ? store.query(stoppedAuctions, { limit: mostCounted }) : null,
  ]);
  return ok({ stop, open: open.length, paused: paused?.docs.length ?? 0 });
}

/** Ids of the auctions that take bids at `now` (ms), soonest end first. */
export async function listOpenAuctions(now: number): Promise<readonly string[]> {
  const { auctions } = await listingModel();
  return [...auctions]
    .filter(([, { state }]) => statusAt(state, now) === 'open')
    .sort(([, a], [, b]) => a.state.endsAt - b.state.endsAt)
    .map(([id]) => id);
}

interface StopRequest {
  readonly reason: string;
  readonly confirmation: string;
}

/** Orders the stop of all open auctions. The tick pauses them. */
export const stopAuctions = (by: SignedIn, request: StopRequest, now: number) =>
  runStaffCommand({
    by,
    now,
    key: stopId,
    load: async (tx) => ok({ current: await readStop(tx) }),
    decide({ actor, current }) {
      const stop = decideStop(current, { ...request, by: actor, now });
      if (!stop.ok) return stop;
      const entry = entryOf('auctions-stopped', stop.value.reason);
      return ok({ entry, stop: stop.value });
    },
    write(tx, { stop }) {
      tx.set(emergencyStops, stopId, stop);
      return null;
    },
  });

/** Orders the end of the stop. The tick resumes what it paused. */
export const liftStop = (by: SignedIn, why: string, now: number) =>
  runStaffCommand({
    by,
    now,
    key: stopId,
    load: async (tx) => ok({ current: await readStop(tx) }),
    decide({ actor, current }) {
      const stop = decideLifting(current, actor, why);
      return stop.ok ? ok({ entry: entryOf('stop-lifted', why.trim()), stop: stop.value }) : stop;
    },
    write(tx, { stop }) {
      tx.set(emergencyStops, stopId, stop);
      return null;
    },
  });

const entryOf = (action: 'auctions-stopped' | 'stop-lifted', why: string): StaffEntry => ({
  about: 'site',
  subject: `stop:${stopId}`,
  action,
  before: null,
  after: null,
  why,
  title: copy.stop,
});
