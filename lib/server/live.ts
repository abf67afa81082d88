import 'server-only';
import { publicAuction } from './auctions';
import { runtime } from './runtime';
import { type AuctionRecord, auctions } from './store/collections';

type Listener = (id: string, auction: AuctionRecord) => void;

interface Hub {
  readonly listeners: Map<string, Set<Listener>>;
  /** Open streams by caller. */
  readonly streams: Map<string, number>;
}

interface LiveRequest {
  readonly ids: readonly string[];
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  /** Whose stream it is, for the limit on one caller. */
  readonly caller: string;
}

const heartbeatMs = 15_000;
/** Of the 1,000 requests that Cloud Run lets into an instance at once: pages, bids and the tick keep the rest. */
const maximumStreams = 800;
/** So that a few callers cannot take them all. An office, or many phones of one network, share an address. */
const maximumStreamsPerCaller = 40;
export const maximumAuctionsPerStream = 60;
/** A reader this many events behind is cut off; its browser reconnects and is given the present state. */
const maximumBacklog = 200;

/**
 * A server-sent event stream of public auction states: the present state of each first, then every change.
 * An event's id is the versions seen so far, in the order asked for; given back as Last-Event-ID it skips what is known.
 */
export function liveStream({ ids, lastEventId, signal, caller }: LiveRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const versions = seenVersions(ids, lastEventId);
  let stop = () => {};
  let isOver = false;
  return new ReadableStream({
    async start(controller) {
      const write = (text: string) => {
        if (isOver) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -maximumBacklog) end();
      };
      const send: Listener = (id, auction) => {
        const place = ids.indexOf(id);
        if (auction.state.seq <= (versions[place] ?? -1)) return;
        versions[place] = auction.state.seq;
        write(`id: ${versions.join(',')}\n${eventText('auction', publicAuction(auction))}`);
      };
      const beat = () => write(eventText('ping', { serverTime: new Date().toISOString() }));
      const timer = setInterval(beat, heartbeatMs);
      const unsubscribe = subscribe(ids, send);
      countStream(caller, 1);
      stop = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        unsubscribe();
        countStream(caller, -1);
      };
      const end = () => {
        if (isOver) return;
        stop();
        controller.close();
      };
      signal.addEventListener('abort', end);
      if (signal.aborted) return end();
      write('retry: 2000\n\n');
      beat();
      try {
        const docs = await runtime().store.getAll(auctions, ids);
        for (const doc of docs) if (doc) send(doc.id, doc.data);
      } catch (error) {
        stop();
        throw error;
      }
    },
    cancel: () => stop(),
  });
}

/** What a caller without room is told instead: the present states, and by `full` that it has to ask again. */
export async function presentStates(ids: readonly string[]): Promise<string> {
  const docs = await runtime().store.getAll(auctions, ids);
  const states = docs.flatMap((doc) => (doc ? [eventText('auction', publicAuction(doc.data))] : []));
  return [eventText('full', { serverTime: new Date().toISOString() }), ...states].join('');
}

/** Whether this caller may open one more. */
export function hasRoomFor(caller: string): boolean {
  return openStreams() < maximumStreams && (hub().streams.get(caller) ?? 0) < maximumStreamsPerCaller;
}

export const openStreams = (): number => [...hub().streams.values()].reduce((sum, each) => sum + each, 0);

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function countStream(caller: string, change: 1 | -1): void {
  const { streams } = hub();
  const open = (streams.get(caller) ?? 0) + change;
  if (open > 0) streams.set(caller, open);
  else streams.delete(caller);
}

function seenVersions(ids: readonly string[], lastEventId: string | null): number[] {
  const seen = (lastEventId ?? '').split(',').map(Number);
  const usable = seen.length === ids.length && seen.every(Number.isInteger);
  return ids.map((_, place) => (usable ? (seen[place] ?? -1) : -1));
}

function subscribe(ids: readonly string[], listener: Listener): () => void {
  const { listeners } = hub();
  for (const id of ids) {
    const known = listeners.get(id) ?? new Set();
    listeners.set(id, known.add(listener));
  }
  return () => {
    for (const id of ids) {
      listeners.get(id)?.delete(listener);
      if (listeners.get(id)?.size === 0) listeners.delete(id);
    }
  };
}

/** One watch of the store for all streams of this process. */
function hub(): Hub {
  const place: typeof globalThis & { liveHub?: Hub } = globalThis;
  if (place.liveHub) return place.liveHub;
  const created: Hub = { listeners: new Map(), streams: new Map() };
  place.liveHub = created;
  runtime().store.watchChanges(auctions, (changes) => {
    for (const { id, data } of changes) {
      if (data) for (const listener of created.listeners.get(id) ?? []) listener(id, data);
    }
  });
  return created;
}
