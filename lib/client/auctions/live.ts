import { useEffect, useMemo, useState } from 'react';
import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { asOf } from '@/lib/domain/auctions/views/as-of';
import { MOST_LIVE_AUCTIONS } from '@/lib/domain/auctions/views/live-limit';
import { type Connection, createLiveStream, laterOf, OWN } from './live-stream';
import { forgetServerTime, noteServerTime, serverNow, useAtServerTime } from './server-clock';

type LiveStream = ReturnType<typeof createLiveStream>;

let stream: LiveStream | null = null;

/** The page's only stream: HTTP/1.1 allows six connections per origin, shared by all tabs. */
function liveStream(): LiveStream {
  if (stream) return stream;
  const opened = createLiveStream({
    open: (ids) => new EventSource(addressOf(ids)),
    isHidden: () => document.hidden,
    random: Math.random,
    now: Date.now,
    noteServerTime,
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) forgetServerTime();
    opened.visibilityChanged();
  });
  window.addEventListener('offline', opened.wentOffline);
  window.addEventListener('online', opened.cameOnline);
  stream = opened;
  return opened;
}

function addressOf(ids: readonly string[]): string {
  const auctions = ids.filter((id) => id !== OWN).slice(0, MOST_LIVE_AUCTIONS);
  const own = ids.includes(OWN) ? '&me=1' : '';
  return `/api/live?auctions=${auctions.map(encodeURIComponent).join(',')}${own}`;
}

export interface LiveAuction<T> {
  readonly auction: T | PublicAuction;
  readonly connection: Connection;
}

/** Keeps the server-rendered state current. The shown state does not go back to an earlier version. */
export function useAuction<T extends AuctionGlance>(initial: T): LiveAuction<T> {
  const [auction, setAuction] = useState<T | PublicAuction>(initial);
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const { id } = initial;
  useEffect(
    () =>
      liveStream().subscribe(id, {
        onAuction: (received) => setAuction((known) => laterOf(known, received)),
        onConnection: setConnection,
      }),
    [id],
  );
  useEffect(
    () => setAuction((known) => (known.id === initial.id ? laterOf(known, initial) : initial)),
    [initial],
  );
  const status = useAtServerTime((now) => (now === null ? auction.status : asOf(auction, now).status));
  const current = useMemo(
    () => (status === auction.status ? auction : asOf(auction, serverNow())),
    [auction, status],
  );
  return { auction: current, connection };
}

/** Calls back with each state of an auction that the stream sends. */
export const followAuction = (id: string, onAuction: (auction: PublicAuction) => void): (() => void) =>
  liveStream().subscribe(id, { onAuction, onConnection: () => {} });

/** Publishes a state that came in another response, so that all islands receive it. */
export const publishAuction = (auction: PublicAuction): void => liveStream().tell(auction);

/** Calls back with the signed-in person's inbox, now and at each change. */
export const followInbox = (onInbox: (inbox: unknown) => void): (() => void) =>
  liveStream().subscribe(OWN, { onInbox, onAuction: () => {}, onConnection: () => {} });
