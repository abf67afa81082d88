import 'server-only';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { write } from '@/lib/server/platform/store/store';
import { runtime } from './runtime';
import { heartbeats } from './runtime-collections';

/** The state of one part that the site needs; `fault` is null when it works. */
interface Check {
  readonly name: 'heartbeat' | 'read' | 'write' | 'outbox' | 'running';
  readonly fault: string | null;
}

export interface Readiness {
  readonly isReady: boolean;
  readonly checks: readonly Check[];
}

/** The checks run at most this often, regardless of the number of requests. */
const maxAgeMs = 5_000;
/** Shorter while the server starts, so that a waiting client learns sooner that it is ready. */
const maxAgeWhileStartingMs = 250;
const checkTimeoutMs = 2_000;
/**
 * The heartbeat runs every few seconds. A scheduler that ticks once a minute keeps each call open for 55 s of
 * it.
 */
const heartbeatMaxAgeMs = 30_000;
/**
 * If the mail server is down, messages are rescheduled. They stay overdue only when the sender does not run.
 */
const outboxMaxLateMs = 10 * 60_000;

/** Whether this server works: heartbeat, reads, writes, mail. `now` in milliseconds UTC. */
export async function readReadiness(now: number): Promise<Readiness> {
  if (isStopping()) return { isReady: false, checks: [{ name: 'running', fault: 'shutting down' }] };
  const cached = state();
  const lifeMs = cached.wasReady ? maxAgeMs : maxAgeWhileStartingMs;
  if (!cached.latest || Math.abs(now - cached.at) >= lifeMs) {
    cached.at = now;
    cached.latest = checkAll(now);
  }
  const readiness = await cached.latest;
  cached.wasReady ||= readiness.isReady;
  return readiness;
}

async function checkAll(now: number): Promise<Readiness> {
  const checks = await Promise.all([
    check('heartbeat', () => heartbeatFault(now)),
    check('read', async () => {
      await runtime().store.get(heartbeats, 'probe');
      return null;
    }),
    check('write', async () => {
      await runtime().store.commit([write.set(heartbeats, 'probe', { at: now })]);
      return null;
    }),
    check('outbox', () => outboxFault(now)),
  ]);
  const faults = checks.filter(({ fault }) => fault !== null);
  if (faults.length > 0 && state().wasReady)
    process.stderr.write(`${JSON.stringify({ level: 'error', notReady: faults })}\n`);
  return { isReady: faults.length === 0, checks };
}

async function check(name: Check['name'], findFault: () => Promise<string | null>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${checkTimeoutMs} ms`), checkTimeoutMs);
  });
  try {
    return { name, fault: await Promise.race([findFault(), timeout]) };
  } catch (error) {
    return { name, fault: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function heartbeatFault(now: number): Promise<string | null> {
  const last = (await runtime().store.get(heartbeats, 'server'))?.data.at;
  if (last === undefined) return 'no heartbeat yet';
  const ageMs = now - last;
  return ageMs <= heartbeatMaxAgeMs ? null : `last heartbeat ${Math.round(ageMs / 1000)} s ago`;
}

async function outboxFault(now: number): Promise<string | null> {
  const { docs } = await runtime().store.query(outbox, {
    where: [{ field: 'sendAt', op: '<=', value: now - outboxMaxLateMs }],
    orderBy: [{ field: 'sendAt', direction: 'asc' }],
    limit: 1,
  });
  const dueAt = docs[0]?.data.sendAt;
  return dueAt == null ? null : `a message has been due for ${Math.round((now - dueAt) / 60_000)} minutes`;
}

interface State {
  at: number;
  latest: Promise<Readiness> | null;
  wasReady: boolean;
}

const state = perProcess('readiness', (): State => ({ at: 0, latest: null, wasReady: false }));
