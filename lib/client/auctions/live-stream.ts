import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/** How current the page is. `since`: local milliseconds of the last word from the server. */
export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'stale'; readonly since: number };

export interface LiveListener {
  readonly onAuction: (auction: PublicAuction) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Of the stream's `OWN`. */
  readonly onInbox?: (inbox: unknown) => void;
}

/** In place of an auction's id: the bell of whoever is signed in. */
export const OWN = 'me';

export interface StreamSource {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

/** What the stream needs of its surroundings; the browser's in live.ts, a script in the tests. */
export interface LivePorts {
  readonly open: (ids: readonly string[]) => StreamSource;
  readonly isHidden: () => boolean;
  readonly random: () => number;
  readonly now: () => number;
  readonly noteServerTime: (serverTime: string, sentAt: number | null) => void;
}

/** Heartbeats come every 15 s: two missed ones and a stream that looks open is taken for dead. */
const SILENCE_MS = 35_000;
/** A short gap is nobody's business; after this a screen says how old its data is. */
const GRACE_MS = 3_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** How often the present states are asked for while the server has no room for one more stream. */
const POLL_MS = 10_000;

/** One stream for all listeners of a page: opened with the first, closed with the last and while the page is hidden. */
export function createLiveStream(ports: LivePorts) {
  const listeners = new Map<string, Set<LiveListener>>();
  const latest = new Map<string, PublicAuction>();
  let source: StreamSource | null = null;
  let openedAt = 0;
  let isFirstMessage = false;
  let isPolling = false;
  let failures = 0;
  let lastWordAt = ports.now();
  let connection: Connection = { state: 'connecting' };
  const timers: { reopen?: Timer; silence?: Timer; grace?: Timer } = {};

  function setConnection(next: Connection) {
    if (next.state === connection.state && next.state !== 'stale') return;
    connection = next;
    for (const set of listeners.values()) for (const listener of set) listener.onConnection(next);
  }

  function close() {
    source?.close();
    source = null;
    clearTimeout(timers.reopen);
    clearTimeout(timers.silence);
  }

  function lose() {
    if (connection.state === 'stale' || timers.grace) return;
    timers.grace = setTimeout(() => {
      delete timers.grace;
      setConnection({ state: 'stale', since: lastWordAt });
    }, GRACE_MS);
  }

  function retry() {
    close();
    lose();
    const delay = isPolling ? POLL_MS : Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
    failures += 1;
    timers.reopen = setTimeout(reopen, delay * (0.75 + ports.random() / 2));
  }

  function reopen() {
    close();
    if (listeners.size === 0 || ports.isHidden()) return;
    lose();
    const opened = ports.open([...listeners.keys()].sort());
    source = opened;
    openedAt = ports.now();
    isFirstMessage = true;
    isPolling = false;
    timers.silence = setTimeout(retry, SILENCE_MS);
    const hear = (handle: (data: unknown) => void) => (event: { readonly data?: unknown }) => {
      if (source !== opened) return;
      if (typeof event.data === 'string') handle(JSON.parse(event.data));
      alive();
    };
    opened.addEventListener('auction', hear(onAuction));
    opened.addEventListener('inbox', hear(onInbox));
    opened.addEventListener('ping', hear(onPing));
    opened.addEventListener('full', hear(onFull));
    opened.addEventListener('error', () => source === opened && retry());
  }

  function alive() {
    lastWordAt = ports.now();
    failures = 0;
    clearTimeout(timers.grace);
    delete timers.grace;
    clearTimeout(timers.silence);
    timers.silence = setTimeout(retry, SILENCE_MS);
    if (!isPolling) setConnection({ state: 'live' });
  }

  /** The first message answers our request, so it is a round trip; the later ones are pushed. */
  function note(serverTime: unknown) {
    if (typeof serverTime !== 'string') return;
    ports.noteServerTime(serverTime, isFirstMessage ? openedAt : null);
    isFirstMessage = false;
  }

  function onPing(data: unknown) {
    if (typeof data === 'object' && data && 'serverTime' in data) note(data.serverTime);
  }

  /** What follows are the present states, and then the end. */
  function onFull(data: unknown) {
    isPolling = true;
    onPing(data);
    setConnection({ state: 'stale', since: ports.now() });
  }

  function onAuction(data: unknown) {
    if (!isPublicAuction(data)) return;
    note(data.serverTime);
    tell(data);
  }

  function onInbox(data: unknown) {
    for (const listener of listeners.get(OWN) ?? []) listener.onInbox?.(data);
  }

  function tell(heard: PublicAuction) {
    const known = latest.get(heard.id);
    const auction = known ? laterOf(known, heard) : heard;
    latest.set(heard.id, auction);
    for (const listener of listeners.get(heard.id) ?? []) listener.onAuction(auction);
  }

  let isScheduled = false;
  /** Islands that mount in one go share one request. */
  function reopenSoon() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      reopen();
    });
  }

  return {
    subscribe(id: string, listener: LiveListener): () => void {
      const isNew = !listeners.has(id);
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      listener.onConnection(connection);
      const known = latest.get(id);
      if (known) listener.onAuction(known);
      if (isNew) reopenSoon();
      return () => {
        set.delete(listener);
        if (set.size > 0) return;
        listeners.delete(id);
        reopenSoon();
      };
    },
    /** To be called when the page was hidden or is shown again: the first state of the new stream catches up. */
    visibilityChanged() {
      clearTimeout(timers.grace);
      delete timers.grace;
      failures = 0;
      if (ports.isHidden()) close();
      else {
        if (connection.state === 'live') setConnection({ state: 'connecting' });
        reopen();
      }
    },
    /** The device has lost its network: an open stream may not notice for minutes. */
    wentOffline() {
      close();
      lose();
    },
    cameOnline() {
      failures = 0;
      reopen();
    },
    tell,
  };
}

type Timer = ReturnType<typeof setTimeout>;

/** The boundary of the stream: our own server, so the parts that the rules below rest on are enough. */
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

/** The later one of two states of an auction: never a lower version, and of one version the later word. */
export function laterOf<T extends Pick<PublicAuction, 'version' | 'serverTime'>>(known: T, heard: T): T {
  if (heard.version !== known.version) return heard.version > known.version ? heard : known;
  return heard.serverTime > known.serverTime ? heard : known;
}
