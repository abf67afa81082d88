'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useAuction } from '@/lib/client/live';
import type { PublicAuction } from '@/lib/domain/auction/public-auction';
import { useAuth } from '@/providers/auth-provider';
import { useBidding } from './use-bidding';
import { useOutbidToast } from './use-outbid-toast';
import { useOwnPlace } from './use-own-place';

/** What the panel, the bar and the history of one auction share. */
function useAuctionPageState(initial: PublicAuction) {
  const { auction, connection } = useAuction(initial);
  const auth = useAuth();
  const { place, standing, refresh, tell } = useOwnPlace(
    auction,
    auth.state === 'signed-in' ? auth.user.uid : null,
  );
  const bidding = useBidding({ auctionId: auction.id, place, tell, refresh });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const openSheet = async () => {
    if (await bidding.need()) setSheetOpen(true);
  };
  const closeSheet = () => setSheetOpen(false);
  const bidAgain = () => {
    bidding.dismiss();
    openSheet();
  };
  useOutbidToast({ auction, standing, bidAgain });
  return { auction, connection, auth, place, standing, bidding, isSheetOpen, openSheet, closeSheet };
}

export type AuctionPage = ReturnType<typeof useAuctionPageState>;

const Context = createContext<AuctionPage | null>(null);

interface AuctionProviderProps {
  readonly initial: PublicAuction;
  readonly children: ReactNode;
}

export function AuctionProvider({ initial, children }: AuctionProviderProps) {
  return <Context value={useAuctionPageState(initial)}>{children}</Context>;
}

export function useAuctionPage(): AuctionPage {
  const page = useContext(Context);
  if (!page) throw new Error('useAuctionPage stands outside of an AuctionProvider');
  return page;
}
