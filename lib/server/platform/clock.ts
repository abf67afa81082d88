import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';

/**
 * The site's time in milliseconds since 1970. Auctions, deadlines and stored facts follow it. In local mode a
 * story can move it forward (`move-clock.ts`); otherwise it is the machine's time. ID tokens and session
 * cookies keep real time, because the auth service and the browser check them.
 */
export const clock = {
  now: (): number => Date.now() + aheadMs(),
  /** Converts a site time to the machine's time. */
  toRealTime: (siteMs: number): number => siteMs - aheadMs(),
  /** Converts a machine time to the site's time. */
  toSiteTime: (realMs: number): number => realMs + aheadMs(),
  aheadMs,
  /** Moves the clock forward. Throws a RangeError unless `byMs` is a whole number, zero or more. */
  advance(byMs: number): void {
    if (!Number.isSafeInteger(byMs) || byMs < 0) throw new RangeError('The clock only moves forward');
    moved().aheadMs += byMs;
  },
} as const;

const moved = perProcess('clock', () => ({ aheadMs: 0 }));

function aheadMs(): number {
  return moved().aheadMs;
}
