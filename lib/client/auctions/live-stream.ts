import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/** How current the page is. `since`: local milliseconds of the last message from the server. */
export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'stale'; readonly since: number };

export interface LiveListener {
  readonly onAuction: (auction: PublicAuction) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Only for subscribers of `OWN`. */
  readonly onInbox?: (inbox: unknown) => void;
}

/** Used in place of an auction ID to receive the signed-in person's notifications. */
export const OWN = 'me';

export interface StreamSource {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

/** What the stream needs from its environment: the browser in live.ts, a script in the tests. */
export interface LivePorts {
  readonly open: (ids: readonly string[]) => StreamSource;
  readonly isHidden: () => boolean;
  readonly random: () => number;
  readonly now: () => number;
  readonly noteServerTime: (serverTime: string, sentAt: number | null) => void;
}

/** Heartbeats come every 15 s. After two missed ones the stream counts as dead. */
const SILENCE_MS = 35_000;
/** A shorter gap is not shown. After this, the page shows how old its data is. */
const GRACE_MS = 3_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** How often the page polls while the server has no room for another stream. */
const POLL_MS = 10_000;

/**
 * One stream for all listeners of a page. It opens with the first listener and closes with the last one or
 * while the page is hidden.
 */
export function createLiveStream(ports: LivePorts) {
  const audience = createAudience();
  const connection = createConnection(ports.now, audience.announce);
  let source: StreamSource | null = null;
  const serverTime = createServerTime(ports);
  let isPolling = false;
  let failures = 0;
  const timers: { reopen?: Timer; silence?: Timer } = {};

  function close() {
    source?.close();
    source = null;
    clearTimeout(timers.reopen);
    clearTimeout(timers.silence);
  }

  function retry() {
    close();
    connection.lose();
    const delay = isPolling ? POLL_MS : Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
    failures += 1;
    timers.reopen = setTimeout(reopen, delay * (0.75 + ports.random() / 2));
  }

  function reopen() {
    close();
    if (audience.isEmpty() || ports.isHidden()) return;
    connection.lose();
    const opened = ports.open(audience.ids());
    source = opened;
    serverTime.noteRequest();
    isPolling = false;
    timers.silence = setTimeout(retry, SILENCE_MS);
    for (const [type, receive] of Object.entries(receivers))
      opened.addEventListener(type, (event) => {
        if (source !== opened) return;
        if (typeof event.data === 'string') receive(JSON.parse(event.data));
        noteMessage();
      });
    opened.addEventListener('error', () => source === opened && retry());
  }

  function noteMessage() {
    failures = 0;
    clearTimeout(timers.silence);
    timers.silence = setTimeout(retry, SILENCE_MS);
    connection.noteMessage();
    if (!isPolling) connection.set({ state: 'live' });
  }

  const receivers: Readonly<Record<string, (data: unknown) => void>> = {
    auction(data) {
      if (!isPublicAuction(data)) return;
      serverTime.note(data);
      audience.publish(data);
    },
    inbox: audience.publishInbox,
    ping: serverTime.note,
    /** The server has no room: it sends the current states, then ends the stream. */
    full(data) {
      isPolling = true;
      serverTime.note(data);
      connection.set({ state: 'stale', since: ports.now() });
    },
  };
  const reopenSoon = onceAMicrotask(reopen);

  return {
    subscribe: (id: string, listener: LiveListener): (() => void) =>
      audience.add(id, listener, { connection: connection.get(), onChange: reopenSoon }),
    /**
     * Call when the page becomes hidden or visible. The first state of the new stream brings the page up to
     * date.
     */
    visibilityChanged() {
      connection.keep();
      failures = 0;
      if (ports.isHidden()) close();
      else {
        if (connection.get().state === 'live') connection.set({ state: 'connecting' });
        reopen();
      }
    },
    /** Call when the device goes offline: an open stream may not notice for minutes. */
    wentOffline() {
      close();
      connection.lose();
    },
    cameOnline() {
      failures = 0;
      reopen();
    },
    tell: audience.publish,
  };
}

/** The first message answers our request, so it gives a round trip. Later messages are pushed. */
function createServerTime({ now, noteServerTime }: LivePorts) {
  let requestedAt: number | null = null;
  return {
    noteRequest() {
      requestedAt = now();
    },
    note(data: unknown) {
      if (typeof data !== 'object' || !data || !('serverTime' in data)) return;
      if (typeof data.serverTime !== 'string') return;
      noteServerTime(data.serverTime, requestedAt);
      requestedAt = null;
    },
  };
}

/** The listeners of a page by auction id, and the latest state of each auction. */
function createAudience() {
  const listeners = new Map<string, Set<LiveListener>>();
  const latest = new Map<string, PublicAuction>();
  return {
    isEmpty: () => listeners.size === 0,
    ids: () => [...listeners.keys()].sort(),
    announce(connection: Connection) {
      for (const set of listeners.values()) for (const listener of set) listener.onConnection(connection);
    },
    publish(received: PublicAuction) {
      const known = latest.get(received.id);
      const auction = known ? laterOf(known, received) : received;
      latest.set(received.id, auction);
      for (const listener of listeners.get(received.id) ?? []) listener.onAuction(auction);
    },
    publishInbox(inbox: unknown) {
      for (const listener of listeners.get(OWN) ?? []) listener.onInbox?.(inbox);
    },
    /** Calls `onChange` when the set of ids has changed. */
    add(
      id: string,
      listener: LiveListener,
      { connection, onChange }: { readonly connection: Connection; readonly onChange: () => void },
    ): () => void {
      const isNew = !listeners.has(id);
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      listener.onConnection(connection);
      const known = latest.get(id);
      if (known) listener.onAuction(known);
      if (isNew) onChange();
      return () => {
        set.delete(listener);
        if (set.size > 0) return;
        listeners.delete(id);
        onChange();
      };
    },
  };
}

/** How current the page is. A gap shorter than the grace period shows nothing. */
function createConnection(now: () => number, onChange: (connection: Connection) => void) {
  let connection: Connection = { state: 'connecting' };
  let lastMessageAt = now();
  let grace: Timer | undefined;
  function set(next: Connection) {
    if (next.state === connection.state && next.state !== 'stale') return;
    connection = next;
    onChange(next);
  }
  function keep() {
    clearTimeout(grace);
    grace = undefined;
  }
  return {
    get: () => connection,
    set,
    /** Ends a running grace period. */
    keep,
    noteMessage() {
      lastMessageAt = now();
      keep();
    },
    lose() {
      if (connection.state === 'stale' || grace) return;
      grace = setTimeout(() => {
        grace = undefined;
        set({ state: 'stale', since: lastMessageAt });
      }, GRACE_MS);
    },
  };
}

/** Islands that mount together share one request. */
function onceAMicrotask(run: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      run();
    });
  };
}

type Timer = ReturnType<typeof setTimeout>;

/** Checks only the fields used below. The stream comes from our own server. */
export function isPublicAuction(value: unknown): value is PublicAuction {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'version' in value &&
    typeof value.version === 'number' &&
    'status' in value &&
    'serverTime' in value &&
    typeof value.serverTime === 'string'
  );
}

/**
 * The later of two states of an auction: the higher version, or the later server time of the same version.
 */
export function laterOf<T extends Pick<PublicAuction, 'version' | 'serverTime'>>(known: T, received: T): T {
  if (received.version !== known.version) return received.version > known.version ? received : known;
  return received.serverTime > known.serverTime ? received : known;
}
