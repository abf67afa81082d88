import { useCallback, useEffect, useState } from 'react';
import {
  fetchOwnPlace,
  laterPosition,
  noPosition,
  type OwnPosition,
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
    const latest = await fetchOwnPlace(id);
    if (!latest) return null;
    publishAuction(latest.auction);
    setPlace((known) => laterPosition(known, latest.place));
    return latest.place;
  }, [id]);

  useEffect(() => {
    setPlace(noPosition);
    if (!uid) return;
    refresh();
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => data === id && refresh();
    const refreshWhenVisible = () => !document.hidden && refresh();
    document.addEventListener('visibilitychange', refreshWhenVisible);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', refreshWhenVisible);
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
    (own: OwnPosition) => {
      setPlace((known) => laterPosition(known, own));
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage(id);
      channel.close();
    },
    [id],
  );
  return { place, standing: positionIn(auction, place), refresh, tell };
}
