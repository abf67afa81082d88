'use client';

import type { ReactNode } from 'react';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { useAuctionPage } from './auction-context';

/** The auction's badge: the server's rendering until its status changes. */
export function LiveStatus({ children }: { readonly children: ReactNode }) {
  const { auction, initial } = useAuctionPage();
  const isChanged = auction.status !== initial.status || auction.outcome !== initial.outcome;
  const code = useLoaded(() => import('@/components/auctions/status-badge'), isChanged);
  return isChanged && code ? <code.AuctionStatusBadge auction={auction} /> : children;
}
