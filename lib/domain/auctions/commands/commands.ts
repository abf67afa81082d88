import type { SignatureOffer } from '@/lib/domain/auctions/keys/take-signature';
import type { insiderReasons } from '@/lib/domain/auctions/state/events';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import type { Canceler } from '@/lib/domain/auctions/terms/cancelers';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import type { AuctionTermsInput } from '@/lib/domain/auctions/terms/terms';

/** The reserve as the seller enters it, in cents. In the terms, a sealed reserve becomes a commitment. */
export type ReserveInput =
  | { readonly kind: 'none' }
  | { readonly kind: 'published'; readonly amountCents: number }
  | { readonly kind: 'sealed'; readonly amountCents: number; readonly salt: string };

interface At {
  /** Time of the decision, milliseconds UTC. */
  readonly now: number;
}

export interface ScheduleCommand extends At {
  readonly type: 'schedule';
  readonly terms: Omit<AuctionTermsInput, 'reserve' | 'saleMode' | 'rulesVersion'>;
  readonly reserve: ReserveInput;
}

export interface PlaceBidCommand extends At {
  readonly type: 'place-bid';
  readonly bidderId: string;
  /** As submitted, in cents; anything but whole dollars is refused. */
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number | undefined;
  /** When the request arrived, before any queue or retry, milliseconds UTC. */
  readonly receivedAt: number;
  /** 32 random bytes in hex. */
  readonly salt: string;
  readonly ineligibility?: Refusal<Ineligibility> | undefined;
  /** The bid list that places this bid. */
  readonly list?: { readonly listId: string; readonly commitment: string } | undefined;
  /** The signature that came with the bid; absent: the bid is not signed. */
  readonly offer?: SignatureOffer | undefined;
}

/** Buys the home at once at the buy-now price of the terms. */
export interface BuyNowCommand extends At {
  readonly type: 'buy-now';
  readonly bidderId: string;
  /**
   * The price that the buyer agreed to, in cents; refused unless it equals the buy-now price of the terms.
   */
  readonly priceCents: number;
  /** When the request arrived, before any queue or retry, milliseconds UTC. */
  readonly receivedAt: number;
  readonly ineligibility?: Refusal<Ineligibility> | undefined;
}

/** Counts a bid that was refused because its bidder is an insider. */
interface CountRefusalCommand extends At {
  readonly type: 'count-refusal';
  readonly bidderId: string;
  readonly amountCents: number;
  readonly reason: (typeof insiderReasons)[number];
  readonly receivedAt: number;
  /** 32 random bytes in hex. */
  readonly salt: string;
}

interface OpenCommand extends At {
  readonly type: 'open';
}
export interface PauseCommand extends At {
  readonly type: 'pause';
  /** What the site publishes as the reason; absent: nothing. */
  readonly reason?: string | undefined;
}
export interface ResumeCommand extends At {
  readonly type: 'resume';
}
/** The server was down from its last heartbeat (`from`) to its return (`to`), both ms. */
interface DeclareOutageCommand extends At {
  readonly type: 'declare-outage';
  readonly from: number;
  readonly to: number;
}
interface LowerReserveCommand extends At {
  readonly type: 'lower-reserve';
  readonly amountCents: number;
  /** Required for a sealed reserve. */
  readonly salt?: string | undefined;
}
export interface CancelCommand extends At {
  readonly type: 'cancel';
  readonly reason: CancelReason;
  readonly by: Canceler;
  /** SHA-256 of the document that shows the reason, in hex. Needed once the bids bind the seller. */
  readonly documentHash?: string | null;
}
/** A buyer did not complete the purchase: the winner, or a backup buyer after them. */
interface RecordDefaultCommand extends At {
  readonly type: 'record-default';
  readonly alias: string;
}
interface CloseCommand extends At {
  readonly type: 'close';
}

export type BelowReserveDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'counter'; readonly amountCents: number }
  | { readonly kind: 'answer-counter'; readonly bidderId: string; readonly answer: 'accept' | 'decline' }
  | { readonly kind: 'lapse' };

interface DecideBelowReserveCommand extends At {
  readonly type: 'decide-below-reserve';
  readonly decision: BelowReserveDecision;
}

export type AuctionCommand =
  | ScheduleCommand
  | PlaceBidCommand
  | BuyNowCommand
  | CountRefusalCommand
  | OpenCommand
  | PauseCommand
  | ResumeCommand
  | DeclareOutageCommand
  | LowerReserveCommand
  | CancelCommand
  | CloseCommand
  | RecordDefaultCommand
  | DecideBelowReserveCommand;
export type CommandOf<T extends AuctionCommand['type']> = Extract<AuctionCommand, { type: T }>;
