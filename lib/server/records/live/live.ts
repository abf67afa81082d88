import 'server-only';
import { isSessionLive } from '@/lib/domain/accounts/session';
import { isAccountEnabled } from '@/lib/server/people/identity/account-enabled';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { clock } from '@/lib/server/platform/clock';
import { stoppingSignal } from '@/lib/server/platform/edge/stopping';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type AuctionRecord, auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { getInbox } from '@/lib/server/records/notifications/inbox';
import { notificationSignals } from '@/lib/server/records/notifications/notification-collections';

type Listener = (id: string, auction: AuctionRecord) => void;

/** Whose unread count the stream also sends. */
export interface InboxOwner {
  readonly uid: string;
  readonly sessionId: string;
}

interface Hub {
  readonly listeners: Map<string, Set<Listener>>;
  /** Notification listeners by uid. */
  readonly inboxListeners: Map<string, Set<() => void>>;
  /** Open streams by caller. */
  readonly streams: Map<string, number>;
}

interface LiveRequest {
  readonly ids: readonly string[];
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  /** Who opened the stream, for the limit per caller. */
  readonly caller: string;
  readonly owner?: InboxOwner | null;
}

const heartbeatMs = 15_000;
/** How soon a plain EventSource reconnects. */
const reconnectMs = 2_000;
/**
 * Out of 1,000 concurrent requests per Cloud Run instance: the rest stays free for pages, bids and the tick.
 */
const maximumStreams = 800;
/** Keeps a few callers from taking all streams. An office or many phones on one network share an address. */
const maximumStreamsPerCaller = 40;
/** A reader this many events behind is disconnected. Its browser reconnects and gets the current state. */
const maximumBacklog = 200;

/**
 * Opens a server-sent event stream of public auction states: first the current state of each, then every
 * change. With an owner, it also sends their unread count. The event id lists the versions sent so far, in
 * the order of `ids`. As Last-Event-ID, it skips those versions.
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
      const ping = () => write(eventText('ping', { serverTime: new Date(clock.now()).toISOString() }));
      const timer = setInterval(ping, heartbeatMs);
      const unsubscribe = subscribe(ids, send);
      const inbox = owner ? watchInbox(owner, write) : null;
      countStream(caller, 1);
      stop = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        unsubscribe();
        inbox?.stop();
        stoppingSignal().removeEventListener('abort', endForRestart);
        countStream(caller, -1);
      };
      const end = () => {
        if (isOver) return;
        stop();
        controller.close();
      };
      // Randomized, so that not every page reconnects at the same moment.
      const endForRestart = () => {
        write(`retry: ${Math.round(reconnectMs * (0.5 + Math.random()))}\n\n`);
        end();
      };
      signal.addEventListener('abort', end);
      stoppingSignal().addEventListener('abort', endForRestart);
      if (signal.aborted) return end();
      if (stoppingSignal().aborted) return endForRestart();
      write(`retry: ${reconnectMs}\n\n`);
      ping();
      try {
        const docs = await runtime().store.getReadable(auctions, ids);
        for (const doc of docs) if (doc) send(doc.id, doc.data);
        inbox?.refresh();
      } catch (error) {
        stop();
        throw error;
      }
    },
    cancel: () => stop(),
  });
}

/** The response to a caller without room: the current states, and a `full` event that tells it to poll. */
export async function currentStates(
  ids: readonly string[],
  owner: InboxOwner | null = null,
): Promise<string> {
  const docs = await runtime().store.getReadable(auctions, ids);
  const states = docs.flatMap((doc) => (doc ? [eventText('auction', publicAuction(doc.data))] : []));
  // A failing notification read must not withhold prices.
  const inbox = owner ? await inboxText(owner).catch(() => '') : '';
  return [eventText('full', { serverTime: new Date(clock.now()).toISOString() }), ...states, inbox].join('');
}

/** Whether this caller may open one more stream. */
export function canOpenStream(caller: string): boolean {
  return openStreams() < maximumStreams && (hub().streams.get(caller) ?? 0) < maximumStreamsPerCaller;
}

export const openStreams = (): number => [...hub().streams.values()].reduce((sum, each) => sum + each, 0);

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The unread count of a person as event text; empty once their session has ended. */
async function inboxText({ uid, sessionId }: InboxOwner): Promise<string> {
  const session = (await runtime().store.get(sessions, sessionId))?.data;
  const now = Date.now();
  if (session?.uid !== uid || !isSessionLive(session, now)) return '';
  if (!(await isAccountEnabled(uid, now))) return '';
  return eventText('inbox', await getInbox(uid));
}

/**
 * Writes the unread count at each signal, one write at a time. Signals during a write cause one more write.
 */
function watchInbox(owner: InboxOwner, write: (text: string) => void) {
  let isSending = false;
  let isDirty = false;
  const send = async (): Promise<void> => {
    isSending = true;
    try {
      do {
        isDirty = false;
        const text = await inboxText(owner);
        if (text) write(text);
      } while (isDirty);
    } finally {
      isSending = false;
    }
  };
  const refresh = () => {
    isDirty = true;
    // After a failed read, the next signal tries again.
    if (!isSending) send().catch(() => {});
  };
  const { inboxListeners } = hub();
  const listeners = inboxListeners.get(owner.uid) ?? new Set();
  inboxListeners.set(owner.uid, listeners.add(refresh));
  const stop = () => {
    listeners.delete(refresh);
    if (listeners.size === 0 && inboxListeners.get(owner.uid) === listeners) inboxListeners.delete(owner.uid);
  };
  return { refresh, stop };
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
    const existing = listeners.get(id) ?? new Set();
    listeners.set(id, existing.add(listener));
  }
  return () => {
    for (const id of ids) {
      listeners.get(id)?.delete(listener);
      if (listeners.get(id)?.size === 0) listeners.delete(id);
    }
  };
}

/** One store subscription for all streams of this process. */
const hub = perProcess('liveHub', (): Hub => {
  const created: Hub = { listeners: new Map(), inboxListeners: new Map(), streams: new Map() };
  runtime().store.watchChanges(auctions, (changes) => {
    for (const { id, data } of changes) {
      if (data) for (const listener of created.listeners.get(id) ?? []) listener(id, data);
    }
  });
  runtime().store.watchChanges(notificationSignals, (changes) => {
    for (const { id, data } of changes)
      if (data) for (const refresh of created.inboxListeners.get(id) ?? []) refresh();
  });
  return created;
});
