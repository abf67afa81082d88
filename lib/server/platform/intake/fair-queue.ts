import 'server-only';
import { BusyError } from '@/lib/server/platform/store/store';

interface Limits {
  readonly waitingPerUser: number;
  readonly waitingInAll: number;
  /** How many jobs run at the same time. */
  readonly atOnce: number;
}

export interface FairQueue {
  /**
   * Runs the work when its turn comes. Throws BusyError when too much work is waiting, of this user or of
   * all.
   */
  run<T>(user: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Runs a few jobs at a time. Users take turns, however many jobs each has waiting: a user's first photo waits
 * for a running one and at most one more of each other user. The jobs of one user start in order.
 */
export function createFairQueue({ waitingPerUser, waitingInAll, atOnce }: Limits): FairQueue {
  /** In the order of turns, because a Map keeps insertion order. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let waitingNow = 0;
  let running = 0;

  async function runAll(): Promise<void> {
    running += 1;
    for (let next = takeNext(); next; next = takeNext()) await next();
    running -= 1;
  }
  function takeNext(): (() => Promise<void>) | undefined {
    const [user] = waiting.keys();
    if (user === undefined) return undefined;
    const works = waiting.get(user) ?? [];
    waiting.delete(user);
    const next = works.shift();
    // Move the user to the back of the queue.
    if (works.length > 0) waiting.set(user, works);
    waitingNow -= 1;
    return next;
  }

  return {
    run<T>(user: string, work: () => Promise<T>): Promise<T> {
      const own = waiting.get(user) ?? [];
      if (own.length >= waitingPerUser || waitingNow >= waitingInAll)
        return Promise.reject(new BusyError('Too many files wait to be checked'));
      return new Promise<T>((resolve, reject) => {
        own.push(() => work().then(resolve, reject));
        waiting.set(user, own);
        waitingNow += 1;
        if (running < atOnce) void runAll();
      });
    },
  };
}
