import { useEffect, useState } from 'react';
import { type AuctionGlance, isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { asOf } from '@/lib/domain/auctions/views/as-of';
import { followAuction } from './live';
import { laterOf } from './live-stream';
import { serverNow, useAtServerTime } from './server-clock';

/** Like `useAuction`, for several auctions at once, in their order. Those that are over stay as they are. */
export function useAuctions<T extends AuctionGlance>(initials: readonly T[]): readonly (T | PublicAuction)[] {
  const [received, setReceived] = useState<ReadonlyMap<string, PublicAuction>>(new Map());
  const ids = initials.flatMap((auction) => (isOver(auction) ? [] : [auction.id])).join();
  useEffect(() => {
    const stops = ids
      .split(',')
      .filter(Boolean)
      .map((id) =>
        followAuction(id, (auction) =>
          setReceived((known) => new Map(known).set(id, laterOf(known.get(id) ?? auction, auction))),
        ),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids]);
  const current = initials.map((initial): T | PublicAuction =>
    laterOf<T | PublicAuction>(initial, received.get(initial.id) ?? initial),
  );
  const statuses = useAtServerTime((now) =>
    current.map((auction) => (now === null ? auction : asOf(auction, now)).status).join(),
  ).split(',');
  return current.map((auction, index) =>
    statuses[index] === auction.status ? auction : asOf(auction, serverNow()),
  );
}
