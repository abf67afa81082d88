import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { anAuction } from './an-auction';
import { type Connection, createLiveStream, laterOf, type StreamSource } from './live-stream';

class FakeSource implements StreamSource {
  isClosed = false;
  private readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  constructor(readonly ids: readonly string[]) {}
  addEventListener(type: string, listener: (event: { data?: unknown }) => void) {
    this.listeners.set(type, listener);
  }
  close() {
    this.isClosed = true;
  }
  say(type: string, data?: unknown) {
    this.listeners.get(type)?.(data === undefined ? {} : { data: JSON.stringify(data) });
  }
}

function aPage() {
  const opened: FakeSource[] = [];
  const page = { isHidden: false };
  const times: [string, number | null][] = [];
  const live = createLiveStream({
    open: (ids) => {
      const source = new FakeSource(ids);
      opened.push(source);
      return source;
    },
    isHidden: () => page.isHidden,
    random: () => 0.5,
    now: () => Date.now(),
    noteServerTime: (time, sentAt) => times.push([time, sentAt]),
  });
  const last = () => {
    const source = opened.at(-1);
    if (!source) throw new Error('nothing was opened');
    return source;
  };
  const listen = (id: string) => {
    const auctions: PublicAuction[] = [];
    const connections: Connection[] = [];
    const stop = live.subscribe(id, {
      onAuction: (auction) => auctions.push(auction),
      onConnection: (connection) => connections.push(connection),
    });
    return { auctions, connections, stop };
  };
  return { live, opened, page, times, last, listen };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the live stream of a page', () => {
  it('is one stream for all islands, with all their auctions', async () => {
    const { opened, last, listen } = aPage();
    listen('b');
    listen('a');
    listen('a');
    await settle();
    expect(opened).toHaveLength(1);
    expect(last().ids).toEqual(['a', 'b']);
  });

  it('gives each island only its own auctions', async () => {
    const { last, listen } = aPage();
    const a = listen('a1');
    const b = listen('b1');
    await settle();
    last().say('auction', anAuction({ id: 'b1' }));
    expect(a.auctions).toHaveLength(0);
    expect(b.auctions).toHaveLength(1);
  });

  it('gives a late island the latest known state', async () => {
    const { last, listen } = aPage();
    listen('a1');
    await settle();
    last().say('auction', anAuction({ version: 8 }));
    expect(listen('a1').auctions.map(({ version }) => version)).toEqual([8]);
  });

  it('does not give an island an earlier version after a later one', async () => {
    const { live, last, listen } = aPage();
    const { auctions } = listen('a1');
    await settle();
    live.tell(anAuction({ version: 9 }));
    last().say('auction', anAuction({ version: 8 }));
    expect(auctions.map(({ version }) => version)).toEqual([9, 9]);
  });

  it('closes when the last island unsubscribes', async () => {
    const { last, listen } = aPage();
    const { stop } = listen('a1');
    await settle();
    stop();
    await settle();
    expect(last().isClosed).toBe(true);
  });

  it('closes while the page is hidden and catches up when it is visible again', async () => {
    const { live, opened, page, last, listen } = aPage();
    const { auctions } = listen('a1');
    await settle();
    last().say('auction', anAuction());
    page.isHidden = true;
    live.visibilityChanged();
    expect(last().isClosed).toBe(true);
    page.isHidden = false;
    live.visibilityChanged();
    expect(opened).toHaveLength(2);
    last().say('auction', anAuction({ version: 9 }));
    expect(auctions.at(-1)?.version).toBe(9);
  });

  it('counts the first message as an answer to the request and later ones as pushed', async () => {
    const { times, last, listen } = aPage();
    listen('a1');
    await settle();
    await vi.advanceTimersByTimeAsync(40);
    last().say('auction', anAuction());
    last().say('ping', { serverTime: '2026-11-21T16:00:15.000Z' });
    expect(times).toEqual([
      ['2026-11-21T16:00:00.000Z', 1_000_000],
      ['2026-11-21T16:00:15.000Z', null],
    ]);
  });

  it('reconnects after errors with doubling delays, up to 30 seconds before jitter', async () => {
    const { opened, last, listen } = aPage();
    listen('a1');
    await settle();
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const before = opened.length;
      const at = Date.now();
      last().say('error');
      while (opened.length === before) await vi.advanceTimersByTimeAsync(100);
      waits.push(Math.round((Date.now() - at) / 1000));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('polls every ten seconds while the server is full, and reports how old its data is', async () => {
    const { opened, last, listen } = aPage();
    const { auctions, connections } = listen('a1');
    await settle();
    for (const version of [7, 8]) {
      const before = opened.length;
      const at = Date.now();
      last().say('full', { serverTime: '2026-11-21T16:00:00.000Z' });
      last().say('auction', anAuction({ version }));
      last().say('error');
      expect(auctions.at(-1)?.version).toBe(version);
      while (opened.length === before) await vi.advanceTimersByTimeAsync(100);
      expect(Date.now() - at).toBe(10_000);
      expect(connections.at(-1)).toEqual({ state: 'stale', since: at });
    }
    last().say('ping', { serverTime: '2026-11-21T16:00:20.000Z' });
    expect(connections.at(-1)).toEqual({ state: 'live' });
    const states = connections.map(({ state }) => state);
    expect(states).toEqual(['connecting', 'stale', 'stale', 'live']);
  });

  it('is live from the first message, and stale since the last one after three seconds without a connection', async () => {
    const { last, listen } = aPage();
    const { connections } = listen('a1');
    await settle();
    last().say('auction', anAuction());
    const lastWord = Date.now();
    await vi.advanceTimersByTimeAsync(5000);
    last().say('error');
    await vi.advanceTimersByTimeAsync(2900);
    expect(connections.at(-1)).toEqual({ state: 'live' });
    last().say('error');
    await vi.advanceTimersByTimeAsync(200);
    expect(connections.at(-1)).toEqual({ state: 'stale', since: lastWord });
    while (last().isClosed) await vi.advanceTimersByTimeAsync(500);
    last().say('auction', anAuction());
    expect(connections.at(-1)).toEqual({ state: 'live' });
  });

  it('is stale while offline and reopens as soon as the network is back', async () => {
    const { live, opened, last, listen } = aPage();
    const { connections } = listen('a1');
    await settle();
    last().say('auction', anAuction());
    live.wentOffline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections.at(-1)?.state).toBe('stale');
    expect(opened).toHaveLength(1);
    live.cameOnline();
    expect(opened).toHaveLength(2);
  });

  it('reopens after more than two missed heartbeats', async () => {
    const { opened, last, listen } = aPage();
    listen('a1');
    await settle();
    last().say('auction', anAuction());
    await vi.advanceTimersByTimeAsync(34_000);
    last().say('ping', { serverTime: '2026-11-21T16:00:15.000Z' });
    await vi.advanceTimersByTimeAsync(34_000);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(opened).toHaveLength(2);
  });
});

describe('the later of two states', () => {
  it('has the higher version, whenever it was sent', () => {
    const known = anAuction({ version: 7 });
    const received = anAuction({ version: 6, serverTime: '2026-11-21T17:00:00.000Z' });
    expect(laterOf(known, received)).toBe(known);
    expect(laterOf(received, known)).toBe(known);
  });

  it('has the later server time if the versions are equal', () => {
    const known = anAuction();
    const received = anAuction({ status: 'settling', serverTime: '2026-11-21T20:00:01.000Z' });
    expect(laterOf(known, received)).toBe(received);
    expect(laterOf(received, known)).toBe(received);
  });
});
