import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';

/**
 * The time of the site, milliseconds since 1970: auctions, deadlines and stored facts follow it. In local mode a story can
 * move it forward (`move-clock.ts`); elsewhere it is the machine's time. ID tokens and session cookies keep real time,
 * because the auth service and the browser judge them.
 */
export const clock = {
  now: (): number => Date.now() + aheadMs(),
  /** The machine's time at an instant of the site. */
  toRealTime: (siteMs: number): number => siteMs - aheadMs(),
  /** The site's time at an instant of the machine. */
  toSiteTime: (realMs: number): number => realMs + aheadMs(),
  aheadMs,
  /** Moves the clock forward by `byMs`. */
  advance(byMs: number): void {
    if (!Number.isSafeInteger(byMs) || byMs < 0) throw new RangeError('The clock only moves forward');
    moved().aheadMs += byMs;
  },
} as const;

const moved = perProcess('clock', () => ({ aheadMs: 0 }));

function aheadMs(): number {
  return moved().aheadMs;
}
