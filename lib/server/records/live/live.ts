import 'server-only';
import { isSessionLive } from '@/lib/domain/accounts/session';
import { isAccountEnabled } from '@/lib/server/people/identity/account-enabled';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { clock } from '@/lib/server/platform/clock';
import { stoppingSignal } from '@/lib/server/platform/edge/stopping';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type AuctionRecord, auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auctions';
import { getInbox } from '@/lib/server/records/notifications/inbox';
import { notificationSignals } from '@/lib/server/records/notifications/notification-collections';

type Listener = (id: string, auction: AuctionRecord) => void;

/** Whose bell is told as well. */
export interface BellOwner {
  readonly uid: string;
  readonly sessionId: string;
}

interface Hub {
  readonly listeners: Map<string, Set<Listener>>;
  /** By uid. */
  readonly bells: Map<string, Set<() => void>>;
  /** Open streams by caller. */
  readonly streams: Map<string, number>;
}

interface LiveRequest {
  readonly ids: readonly string[];
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  /** Whose stream it is, for the limit on one caller. */
  readonly caller: string;
  readonly owner?: BellOwner | null;
}

const heartbeatMs = 15_000;
/** How soon a plain EventSource reconnects, milliseconds. */
const reconnectMs = 2_000;
/** Of the 1,000 requests that Cloud Run lets into an instance at once: pages, bids and the tick keep the rest. */
const maximumStreams = 800;
/** So that a few callers cannot take them all. An office, or many phones of one network, share an address. */
const maximumStreamsPerCaller = 40;
export const maximumAuctionsPerStream = 60;
/** A reader this many events behind is cut off; its browser reconnects and is given the present state. */
const maximumBacklog = 200;

/**
 * A server-sent event stream of public auction states: the present state of each first, then every change; and of the
 * bell of its owner.
 * An event's id is the versions seen so far, in the order asked for; given back as Last-Event-ID it skips what is known.
 */
export function liveStream({
  ids,
  lastEventId,
  signal,
  caller,
  owner,
}: LiveRequest): ReadableStream<Uint8Array> {
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
      const beat = () => write(eventText('ping', { serverTime: new Date(clock.now()).toISOString() }));
      const timer = setInterval(beat, heartbeatMs);
      const unsubscribe = subscribe(ids, send);
      const bell = owner ? hearBell(owner, write) : null;
      countStream(caller, 1);
      stop = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        unsubscribe();
        bell?.stop();
        stoppingSignal().removeEventListener('abort', endForRestart);
        countStream(caller, -1);
      };
      const end = () => {
        if (isOver) return;
        stop();
        controller.close();
      };
      // Spread out, so that not every page reconnects at the same moment.
      const endForRestart = () => {
        write(`retry: ${Math.round(reconnectMs * (0.5 + Math.random()))}\n\n`);
        end();
      };
      signal.addEventListener('abort', end);
      stoppingSignal().addEventListener('abort', endForRestart);
      if (signal.aborted) return end();
      if (stoppingSignal().aborted) return endForRestart();
      write(`retry: ${reconnectMs}\n\n`);
      beat();
      try {
        const docs = await runtime().store.getReadable(auctions, ids);
        for (const doc of docs) if (doc) send(doc.id, doc.data);
        bell?.ring();
      } catch (error) {
        stop();
        throw error;
      }
    },
    cancel: () => stop(),
  });
}

/** What a caller without room is told instead: the present states, and by `full` that it has to ask again. */
export async function presentStates(ids: readonly string[], owner: BellOwner | null = null): Promise<string> {
  const docs = await runtime().store.getReadable(auctions, ids);
  const states = docs.flatMap((doc) => (doc ? [eventText('auction', publicAuction(doc.data))] : []));
  // A bell that fails keeps no price back.
  const inbox = owner ? await inboxText(owner).catch(() => '') : '';
  return [eventText('full', { serverTime: new Date(clock.now()).toISOString() }), ...states, inbox].join('');
}

/** Whether this caller may open one more. */
export function hasRoomFor(caller: string): boolean {
  return openStreams() < maximumStreams && (hub().streams.get(caller) ?? 0) < maximumStreamsPerCaller;
}

export const openStreams = (): number => [...hub().streams.values()].reduce((sum, each) => sum + each, 0);

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The state of a person's bell; nothing once their session has ended. */
async function inboxText({ uid, sessionId }: BellOwner): Promise<string> {
  const session = (await runtime().store.get(sessions, sessionId))?.data;
  const now = Date.now();
  if (session?.uid !== uid || !isSessionLive(session, now)) return '';
  if (!(await isAccountEnabled(uid, now))) return '';
  return eventText('inbox', await getInbox(uid));
}

/** Writes the state at each ring, one after the other: of rings in the meantime one is enough. */
function hearBell(owner: BellOwner, write: (text: string) => void) {
  let isTelling = false;
  let isDirty = false;
  const tell = async (): Promise<void> => {
    isTelling = true;
    try {
      do {
        isDirty = false;
        const text = await inboxText(owner);
        if (text) write(text);
      } while (isDirty);
    } finally {
      isTelling = false;
    }
  };
  const ring = () => {
    isDirty = true;
    // What it could not read now it reads at the next ring.
    if (!isTelling) tell().catch(() => {});
  };
  const { bells } = hub();
  const known = bells.get(owner.uid) ?? new Set();
  bells.set(owner.uid, known.add(ring));
  const stop = () => {
    known.delete(ring);
    if (known.size === 0 && bells.get(owner.uid) === known) bells.delete(owner.uid);
  };
  return { ring, stop };
}

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
const hub = perProcess('liveHub', (): Hub => {
  const created: Hub = { listeners: new Map(), bells: new Map(), streams: new Map() };
  runtime().store.watchChanges(auctions, (changes) => {
    for (const { id, data } of changes) {
      if (data) for (const listener of created.listeners.get(id) ?? []) listener(id, data);
    }
  });
  runtime().store.watchChanges(notificationSignals, (changes) => {
    for (const { id, data } of changes) if (data) for (const ring of created.bells.get(id) ?? []) ring();
  });
  return created;
});
