import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { closingEndWords } from '@/lib/domain/closings/closing-end-copy';
import { formatMoment, formatMoney } from '@/lib/format';

export interface ReserveWords {
  readonly label: string;
  readonly text: string;
  readonly isMet: boolean;
}

/** Reserve text; the shape next to it has the same meaning. */
export function reserveWords(auction: PublicAuction): ReserveWords {
  const { reserveStatus, reserveCents, startingBidCents, bidCount } = auction;
  if (reserveStatus === 'none')
    return { label: 'No reserve', text: 'Sells to the highest bidder, whatever the price.', isMet: true };
  if (reserveStatus === 'met')
    return { label: 'Reserve met', text: 'The highest bidder at the end wins.', isMet: true };
  if (reserveCents === null)
    return { label: 'Reserve not met', text: 'Sealed until a bid meets it.', isMet: false };
  const label = `Reserve ${formatMoney(reserveCents)}${bidCount > 0 ? ' not met' : ''}`;
  if (reserveCents === startingBidCents)
    return { label, text: 'The same as the starting bid: the first bid meets it.', isMet: false };
  return { label, text: 'A bid of this amount or more meets it.', isMet: false };
}

export interface EndingWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning';
}

/** Auction outcome in plain words; null until the auction is over. */
export function endingWords(auction: PublicAuction): EndingWords | null {
  if (auction.status === 'cancelled')
    return {
      title: 'This auction was canceled',
      text: `${cancelReasonWords(auction.cancelReason)} No bid in it counts.`,
      tone: 'warning',
    };
  if (auction.status !== 'ended' || !auction.outcome) return null;
  const price = formatMoney(auction.salePriceCents ?? auction.currentPriceCents);
  const leader = auction.leaderAlias ?? 'the highest bidder';
  return OUTCOMES[auction.outcome]({ price, leader, auction });
}

type Outcome = NonNullable<PublicAuction['outcome']>;
interface Ending {
  readonly price: string;
  readonly leader: string;
  readonly auction: PublicAuction;
}
const OUTCOMES: Record<Outcome, (ending: Ending) => EndingWords> = {
  sold: ({ price, leader }) => ({
    title: `Sold to ${leader}`,
    text: `The reserve was met. The price is ${price}.`,
    tone: 'success',
  }),
  'sold-buy-now': ({ price, leader }) => ({
    title: `Sold to ${leader}`,
    text: `Bought at the asked price of ${price}.`,
    tone: 'success',
  }),
  accepted: ({ price, leader, auction: { salePriceCents, currentPriceCents } }) => ({
    title: `Sold to ${leader}`,
    text:
      salePriceCents && salePriceCents > currentPriceCents
        ? `The reserve was not met; seller and highest bidder agreed on ${price}.`
        : `The reserve was not met; the seller accepted ${price} all the same.`,
    tone: 'success',
  }),
  'fell-through': ({ price, auction: { bidCount, fellThrough } }) => ({
    title: 'The sale fell through',
    text: `${bidCount ? `The highest bid was ${price}. ` : ''}It came to no closing${fellThrough ? `: ${closingEndWords[fellThrough.why]}` : ''}.`,
    tone: 'warning',
  }),
  'sold-to-back-up': ({ price, leader }) => ({
    title: `Sold to ${leader}, a back-up`,
    text: `The first sale fell through. The price is ${price}, what the auction gives without those ahead.`,
    tone: 'success',
  }),
  'no-bids': () => ({ title: 'Not sold', text: 'The auction ended without a bid.', tone: 'info' }),
  'reserve-not-met': ({ price, auction }) => ({
    title: 'Reserve not met: not sold',
    text: `The highest bid was ${price}. ${undecidedWords(auction)}`,
    tone: 'warning',
  }),
  declined: ({ price }) => ({
    title: 'Reserve not met: not sold',
    text: `The highest bid was ${price}; seller and bidder did not agree.`,
    tone: 'info',
  }),
  lapsed: ({ price }) => ({
    title: 'Reserve not met: not sold',
    text: `The highest bid was ${price}; the time for an agreement has passed.`,
    tone: 'info',
  }),
};

function undecidedWords({ counterCents, decideBy }: PublicAuction): string {
  const until = decideBy ? ` until ${formatMoment(decideBy)}` : '';
  if (counterCents)
    return `The seller asked for ${formatMoney(counterCents)}; the highest bidder may answer${until}.`;
  return `The seller may accept it, make one counter-offer or decline${until || ' within 48 hours'}.`;
}

/** The only reasons for which an auction may be canceled. */
function cancelReasonWords(reason: string | null): string {
  return (reason !== null && CANCEL_REASONS[reason]) || 'The reason is in the public history.';
}

const CANCEL_REASONS: Readonly<Record<string, string>> = {
  'title-defect': 'A defect in the title was found.',
  casualty: 'The property was damaged.',
  'bankruptcy-stay': 'A bankruptcy stay stopped the sale.',
  'court-order': 'A court ordered it.',
  'material-correction': 'A material fact had to be corrected; it will be held again with the right facts.',
  fraud: 'Fraud was proven.',
  'pre-auction-offer': 'The seller accepted an offer before the first bid.',
};
