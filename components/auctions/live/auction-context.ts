import { createContext, type ReactNode, useContext } from 'react';
import type { Bidding } from '@/components/auctions/bidding/use-bidding';
import type { OwnPlace } from '@/lib/client/auctions/bidder-position';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { OwnStanding, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Sale } from '@/lib/domain/costs/costed-sale';
import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import type { useAuth } from '@/providers/auth-provider';

/** What the whole price of a bid on this home depends on. */
export interface BidCosts {
  readonly sale: Sale;
  /** The day in New York. */
  readonly today: string;
  readonly hasUnknownLien: boolean;
  /** The whole price as the server has rendered it. */
  readonly still: ReactNode;
}

/** What this home requires of bidders and of the winner. */
export interface BidderDuties {
  readonly closing: ClosingTerms;
  /** null: the lead paint law does not cover the home. */
  readonly leadPapers: LeadPapers | null;
}

/** What the live parts of one auction share. */
export interface AuctionPage {
  readonly auction: PublicAuction;
  readonly duties: BidderDuties;
  /** The price has moved since the server rendered the page. */
  readonly hasRisen: boolean;
  readonly auth: ReturnType<typeof useAuth>;
  readonly place: OwnPlace;
  readonly standing: OwnStanding['standing'];
  readonly bidding: Bidding;
  readonly costs: BidCosts;
}

export const AuctionPageContext = createContext<AuctionPage | null>(null);

export function useAuctionPage(): AuctionPage {
  const page = useContext(AuctionPageContext);
  if (!page) throw new Error('useAuctionPage stands outside of a LiveAuction');
  return page;
}
