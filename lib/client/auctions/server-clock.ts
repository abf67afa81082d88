import { useSyncExternalStore } from 'react';

/**
 * One reading of the server's clock. `sentAt` is null for a pushed message, which answers no request of ours.
 */
export interface ClockSample {
  readonly sentAt: number | null;
  readonly receivedAt: number;
  readonly serverAt: number;
}

const KEPT = 8;
let samples: readonly ClockSample[] = [];

/**
 * Milliseconds to add to the local clock to get the server's time. A round trip is off by at most half its
 * length, so the shortest one wins. A pushed message arrives late by an unknown time, so among those the
 * largest offset wins. They count only if there is no round trip.
 */
export function estimateOffset(of: readonly ClockSample[]): number {
  let best: { offset: number; trip: number } | null = null;
  for (const { sentAt, receivedAt, serverAt } of of) {
    const trip = sentAt === null ? Number.POSITIVE_INFINITY : receivedAt - sentAt;
    const offset = serverAt - (sentAt === null ? receivedAt : (sentAt + receivedAt) / 2);
    if (!best || trip < best.trip || (trip === best.trip && offset > best.offset)) best = { offset, trip };
  }
  return best?.offset ?? 0;
}

/** Keeps only the newest samples, so that the offset recovers soon after sleep or a clock change. */
export function noteServerTime(serverTime: string, sentAt: number | null, receivedAt = Date.now()): void {
  const serverAt = Date.parse(serverTime);
  if (Number.isNaN(serverAt)) return;
  samples = [...samples.slice(1 - KEPT), { sentAt, receivedAt, serverAt }];
}

/** For a tab that was hidden: the local clock may have changed meanwhile. */
export function forgetServerTime(): void {
  samples = [];
}

export const serverNow = (): number => Date.now() + estimateOffset(samples);

interface Ticker {
  now: number | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const tickers = new Map<number, Ticker>();

/**
 * The server's time in milliseconds, updated every `tickMs` at whole ticks, so that all countdowns of a page
 * change together. Null in the server's HTML and in the first render in the browser.
 */
export const useServerNow = (tickMs = 1000): number | null => useAtServerTime((now) => now, tickMs);

/**
 * A value derived from the server's time. Renders again only when the value changes, so `read` returns a
 * primitive.
 */
export function useAtServerTime<T extends string | number | boolean | null>(
  read: (now: number | null) => T,
  tickMs = 1000,
): T {
  const ticker = tickerOf(tickMs);
  return useSyncExternalStore(
    ticker.subscribe,
    () => read(ticker.now),
    () => read(null),
  );
}

function tickerOf(tickMs: number): Ticker {
  const known = tickers.get(tickMs);
  if (known) return known;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    ticker.now = serverNow();
    timer = setTimeout(tick, tickMs - (ticker.now % tickMs) + 5);
    for (const listener of listeners) listener();
  };
  const ticker: Ticker = {
    now: null,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
  tickers.set(tickMs, ticker);
  return ticker;
}
