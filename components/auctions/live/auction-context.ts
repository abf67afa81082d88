import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Bidding } from '@/components/auctions/bidding/use-bidding';
import type { OwnPlace } from '@/lib/client/auctions/bidder-position';
import type { Connection } from '@/lib/client/auctions/live-stream';
import { type Cell, useCell } from '@/lib/client/page/cell';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { BidderPosition, HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Sale } from '@/lib/domain/costs/costed-sale';
import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import type { Cents } from '@/lib/domain/shared/money';
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

/** What the islands of an auction's page share from the start. */
export interface AuctionPage {
  readonly auction: PublicAuction;
  /** As the server rendered it. */
  readonly initial: PublicAuction;
  readonly connection: Connection;
  /** The amount in the bid form. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Does what a button says, after the code for it has been fetched. */
  readonly press: (button: ButtonName) => void;
  /** null until the code of the live parts has been fetched. */
  readonly session: Cell<BidSession | null>;
}

/** The buttons of an auction's page. `panel-bid` and `bar-bid` are those of a phone. */
export type ButtonName = 'review' | 'buy' | 'panel-bid' | 'bar-bid' | 'show-history' | 'copy-head';

/** null: not shown. */
type ButtonState = { readonly label: string; readonly isBusy?: boolean } | null;

/** The parts of an auction's page that can change. */
export type PartName =
  | 'announcement'
  | 'summary'
  | 'bidBox'
  | 'outcome'
  | 'form'
  | 'nextBid'
  | 'amountLabel'
  | 'fault'
  | 'limit'
  | 'buyNow'
  | 'buyNowWords'
  | 'notes'
  | 'historyLines'
  | 'ledgerHead'
  | 'bar'
  | 'barFigures'
  | 'dialogs';

/** What takes the place of a part. undefined: the server's rendering stays, with the focus in it. */
export type Parts = Readonly<Record<PartName, ComponentType | undefined>>;

/** An auction together with the person who looks at it, for the live parts of the page. */
export interface BidSession {
  readonly auction: PublicAuction;
  /** The price has moved since the server rendered the page. */
  readonly hasRisen: boolean;
  readonly duties: BidderDuties;
  readonly costs: BidCosts;
  readonly auth: ReturnType<typeof useAuth>;
  readonly place: OwnPlace;
  readonly standing: BidderPosition['standing'];
  readonly bidding: Bidding;
  readonly form: BidFormState;
  readonly history: ShownHistory;
  /** For screen readers: the last change of price, lead or status. */
  readonly announcement: string;
  readonly sheet: { readonly isOpen: boolean; readonly close: () => void };
  readonly press: (button: ButtonName) => void;
  readonly buttons: Readonly<Record<ButtonName, ButtonState>>;
  readonly parts: Parts;
}

interface ShownHistory {
  readonly lines: readonly HistoryLine[];
  readonly isWhole: boolean;
  readonly isHeadCopied: boolean;
}

/** The way from a typed amount to the confirm step. */
export interface BidFormState {
  /** null: no bid can be typed now. */
  readonly minimum: Cents | null;
  /** For a leader, who can only raise the own maximum. */
  readonly isRaise: boolean;
  /** What is wrong with the amount that was sent. */
  readonly fault: string | null;
  readonly forgetFault: () => void;
}

export const AuctionPageContext = createContext<AuctionPage | null>(null);

export function useAuctionPage(): AuctionPage {
  const page = useContext(AuctionPageContext);
  if (!page) throw new Error('useAuctionPage outside of an AuctionProvider');
  return page;
}

/** null until the code of the live parts has been fetched. */
export const useBidSessionIfAny = (): BidSession | null => useCell(useAuctionPage().session, null);

/** For the live parts, which exist only with a session. */
export function useBidSession(): BidSession {
  const session = useBidSessionIfAny();
  if (!session) throw new Error('useBidSession before there is a session');
  return session;
}
