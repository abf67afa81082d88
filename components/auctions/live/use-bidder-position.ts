import { useCallback, useEffect, useState } from 'react';
import {
  fetchOwnPlace,
  laterPosition,
  noPosition,
  type OwnPlace,
  positionIn,
} from '@/lib/client/auctions/bidder-position';
import { publishAuction } from '@/lib/client/auctions/live';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

const CHANNEL = 'own-bids';
const SETTLE_MS = 400;

/**
 * The signed-in bidder's alias, maximum and position. Fetched at sign-in, when the page becomes visible, when
 * another tab bids, and when the bidder's lead changes hands or is raised elsewhere.
 */
export function useBidderPosition(auction: PublicAuction, uid: string | null) {
  const [place, setPlace] = useState(noPosition);
  const { id } = auction;

  const refresh = useCallback(async () => {
    const heard = await fetchOwnPlace(id);
    if (!heard) return null;
    publishAuction(heard.auction);
    setPlace((known) => laterPosition(known, heard.place));
    return heard.place;
  }, [id]);

  useEffect(() => {
    setPlace(noPosition);
    if (!uid) return;
    refresh();
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => data === id && refresh();
    const whenShown = () => !document.hidden && refresh();
    document.addEventListener('visibilitychange', whenShown);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', whenShown);
    };
  }, [uid, id, refresh]);

  const isNews =
    place.alias !== null && auction.leaderAlias === place.alias && auction.version > place.asOfVersion;
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(refresh, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isNews, refresh]);

  const tell = useCallback(
    (own: OwnPlace) => {
      setPlace((known) => laterPosition(known, own));
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage(id);
      channel.close();
    },
    [id],
  );
  return { place, standing: positionIn(auction, place), refresh, tell };
}
