'use client';

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Bidding } from '@/components/auctions/bidding/use-bidding';
import type { OwnPosition } from '@/lib/client/auctions/bidder-position';
import type { Connection } from '@/lib/client/auctions/live-stream';
import type { ReplayedAuction } from '@/lib/client/auctions/replay-ledger';
import { type Cell, useCell } from '@/lib/client/page/cell';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { BidderPosition, HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import type { Cents } from '@/lib/domain/shared/money';
import type { useAuth } from '@/providers/auth-provider';

/** Inputs to the total cost of a bid on this home. */
export interface BidCosts {
  readonly sale: Sale;
  /** The current day in New York. */
  readonly today: string;
  readonly hasUnknownLien: boolean;
  /** The total cost as the server rendered it. */
  readonly still: ReactNode;
  /** The same in few words; null without a price. */
  readonly stillTotal: string | null;
}

/** What this home requires of bidders and the winner. */
export interface BidderDuties {
  readonly closing: ClosingTerms;
  /** null: the auction was scheduled without a contract of sale, or sells a lot. */
  readonly contractHref: string | null;
  /** null: the lead paint law does not cover the home. */
  readonly leadPapers: LeadPapers | null;
}

/** The home of the auction, as the review of a bid names it. */
export interface BidHome {
  readonly address: string;
  /** `Brooklyn, NY 11233`. */
  readonly place: string;
  readonly photo: string | null;
  readonly seller: string;
}

/** Data that the islands of an auction page share from the start. */
export interface AuctionPage {
  readonly auction: PublicAuction;
  /** As the server rendered it. */
  readonly initial: PublicAuction;
  readonly connection: Connection;
  /** The amount in the bid form. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Runs a button's action after its code has loaded. */
  readonly press: (button: ButtonName) => void;
  /** null until the live code has loaded. */
  readonly session: Cell<BidSession | null>;
}

/** Buttons of an auction page. */
export type ButtonName = 'review' | 'buy' | 'show-history' | 'copy-head' | 'replay';

/** null: the button is hidden. */
type ButtonState = { readonly label: string; readonly isBusy?: boolean } | null;

/** Parts of an auction page that can change. */
type PartName =
  | 'announcement'
  | 'summary'
  | 'bidBox'
  | 'outcome'
  | 'form'
  | 'suggestions'
  | 'amountLabel'
  | 'fault'
  | 'limit'
  | 'buyNow'
  | 'buyNowWords'
  | 'ifYouWin'
  | 'winTitle'
  | 'winEssence'
  | 'winTerms'
  | 'total'
  | 'totalCost'
  | 'historyLines'
  | 'ledgerHead'
  | 'replay'
  | 'dockFigures'
  | 'dialogs';

/** Replacement of a part. undefined keeps the server's rendering and the focus in it. */
export type Parts = Readonly<Record<PartName, ComponentType | undefined>>;

/** An auction and its viewer, for the live parts of the page. */
export interface BidSession {
  readonly auction: PublicAuction;
  /** The price has changed since the server rendered the page. */
  readonly hasRisen: boolean;
  readonly duties: BidderDuties;
  readonly costs: BidCosts;
  readonly home: BidHome;
  readonly auth: ReturnType<typeof useAuth>;
  readonly place: OwnPosition;
  readonly standing: BidderPosition['standing'];
  readonly bidding: Bidding;
  readonly form: BidFormState;
  readonly history: HistoryView;
  readonly replay: ReplayStep;
  /** Screen reader announcement: the last change of price, lead or status. */
  readonly announcement: string;
  /** Leads from the amount to the review and shows the state of the bid. */
  readonly drawer: { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };
  readonly press: (button: ButtonName) => void;
  readonly buttons: Readonly<Record<ButtonName, ButtonState>>;
  readonly parts: Parts;
}

interface HistoryView {
  readonly lines: readonly HistoryLine[];
  readonly isWhole: boolean;
  readonly isHeadCopied: boolean;
}

/** The replays of an ended auction without each bidder. */
export type ReplayStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly replayed: ReplayedAuction };

/** State of the bid form, which takes a typed amount to the confirm step. */
export interface BidFormState {
  /** null: no bid can be typed now. */
  readonly minimum: Cents | null;
  /** For the leader, who can only raise their own maximum. */
  readonly isRaise: boolean;
  /** Error of the submitted amount. */
  readonly fault: string | null;
  readonly forgetFault: () => void;
}

export const AuctionPageContext = createContext<AuctionPage | null>(null);

export function useAuctionPage(): AuctionPage {
  const page = useContext(AuctionPageContext);
  if (!page) throw new Error('No AuctionProvider');
  return page;
}

/** null until the live code has loaded. */
export const useBidSessionIfAny = (): BidSession | null => useCell(useAuctionPage().session, null);

/** For the live parts, which exist only with a session. */
export function useBidSession(): BidSession {
  const session = useBidSessionIfAny();
  if (!session) throw new Error('No bid session');
  return session;
}

interface LivePartProps {
  readonly name: PartName;
  /** The server's rendering. */
  readonly children?: ReactNode;
}

/** One part of an auction page: the server's rendering until there is a replacement. */
export function LivePart({ name, children }: LivePartProps) {
  const Part = useBidSessionIfAny()?.parts[name];
  return Part ? <Part /> : children;
}
