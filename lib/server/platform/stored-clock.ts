import 'server-only';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { clock } from './clock';
import { env } from './env';

const storedClock = z.object({ aheadMs: z.int().min(0) });

const path = (): string => join(env().dataDir, 'clock.json');

/** Stores how far the clock is ahead (milliseconds), next to the data whose times depend on it. */
export function storeClockOffset(aheadMs: number): void {
  const unfinished = `${path()}.${process.pid}`;
  mkdirSync(env().dataDir, { recursive: true });
  writeFileSync(unfinished, JSON.stringify({ aheadMs }));
  renameSync(unfinished, path());
}

/**
 * Restores the clock after a restart in local mode, so that data stored before is not dated in the future.
 */
export function restoreClock(): void {
  if (!env().localMode) return;
  clock.advance(Math.max(0, readAhead() - clock.aheadMs()));
}

function readAhead(): number {
  try {
    return storedClock.parse(JSON.parse(readFileSync(path(), 'utf8'))).aheadMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
