'use client';

import { type ReactNode, useState } from 'react';
import { createCell } from '@/lib/client/page/cell';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { AuctionPageContext, type BidSession } from './auction-context';

interface AuctionPreviewProps {
  readonly auction: PublicAuction;
  readonly children: ReactNode;
}

/** Preview before the auction exists: the same parts, without updates or actions. */
export function AuctionPreview({ auction, children }: AuctionPreviewProps) {
  const [typed, setTyped] = useState('');
  const [session] = useState(() => createCell<BidSession | null>(null));
  const shared = { auction, initial: auction, typed, setTyped, session } as const;
  return (
    <AuctionPageContext value={{ ...shared, connection: { state: 'live' }, press: () => {} }}>
      {children}
    </AuctionPageContext>
  );
}
