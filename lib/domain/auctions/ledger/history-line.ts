import type { BidData, CancelReason, Fact, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { HistoryLine } from '@/lib/domain/auctions/terms/public-auction';
import type { Cents } from '@/lib/domain/shared/money';

/** Words a public ledger entry as one line of the visible history. */
export function toHistoryLine(entry: LedgerEntry): HistoryLine {
  const { seq, at, hash } = entry;
  return { seq, at: new Date(at).toISOString(), hash, kind: entry.type, ...wording(entry) };
}

type Wording = Pick<HistoryLine, 'alias' | 'priceCents' | 'text'>;
const plain = (text: string): Wording => ({ alias: null, priceCents: null, text });

function wording(entry: LedgerEntry): Wording {
  switch (entry.type) {
    case 'scheduled':
      return plain(
        `Auction scheduled: starting bid ${money(entry.data.terms.startingBidCents)}, ${reserveText(entry)}${buyNowText(entry)}.`,
      );
    case 'opened':
      return plain('Bidding opened.');
    case 'bid':
    case 'raise':
      return {
        alias: entry.data.alias,
        priceCents: entry.data.priceCents,
        text: bidText(entry.type, entry.data),
      };
    case 'paused':
      return plain('Paused by staff. The auction will be extended by the length of the pause.');
    case 'resumed':
      return plain('Bidding resumed.');
    case 'outage':
      return plain(
        `The site was down for ${duration(entry.data.to - entry.data.from)}, so the auction was extended.`,
      );
    case 'reserve-lowered':
      return { ...plain(loweringText(entry.data)), priceCents: entry.data.priceCents };
    case 'cancelled':
      return plain(`Canceled: ${cancelWords(entry.data.reason)}.`);
    case 'bought':
      return {
        alias: entry.data.alias,
        priceCents: entry.data.priceCents,
        text: `${entry.data.alias} bought the home at the buy-now price of ${money(entry.data.priceCents)}. The auction is over.`,
      };
    case 'closed':
      return {
        alias: entry.data.leaderAlias,
        priceCents: entry.data.priceCents,
        text: closingText(entry.data),
      };
    case 'decided':
      return { ...plain(decisionText(entry.data)), priceCents: entry.data.amountCents };
  }
}

function reserveText({ data: { terms } }: Fact<'scheduled'>): string {
  if (terms.reserve.kind === 'published') return `reserve ${money(terms.reserve.amountCents)}`;
  return terms.reserve.kind === 'sealed' ? 'sealed reserve' : 'no reserve';
}

const buyNowText = ({ data: { terms } }: Fact<'scheduled'>): string =>
  terms.buyNowCents === undefined ? '' : `, buy-now price ${money(terms.buyNowCents)}`;

function bidText(type: 'bid' | 'raise', data: BidData): string {
  const reserveCents = openedAmount(data, reserveAlias);
  const met = reserveCents === null ? '' : `; the reserve of ${money(reserveCents)} is met`;
  const extended = data.extendedMs > 0 ? ` The auction was extended by ${duration(data.extendedMs)}.` : '';
  return `${standingText(type, data)}${met}.${extended}`;
}

function standingText(type: 'bid' | 'raise', { alias, leaderAlias, priceCents }: BidData): string {
  if (type === 'raise') return `${alias} raised their sealed maximum, with the price at ${money(priceCents)}`;
  return leaderAlias === alias
    ? `${alias} took the lead at ${money(priceCents)}`
    : `${alias} was immediately outbid by ${leaderAlias} at ${money(priceCents)}`;
}

function loweringText({ amountCents, reserveMet }: Fact<'reserve-lowered'>['data']): string {
  const to = amountCents === null ? '' : ` to ${money(amountCents)}`;
  return `The seller lowered the reserve${to}${reserveMet ? ', and it’s now met' : ''}.`;
}

function closingText({ outcome, priceCents, leaderAlias }: Fact<'closed'>['data']): string {
  if (priceCents === null) return 'Ended without bids.';
  if (outcome === 'sold') return `Sold to ${leaderAlias} for ${money(priceCents)}.`;
  return `Ended below the reserve: high bid ${money(priceCents)} by ${leaderAlias}. The seller has 48 hours to decide.`;
}

function decisionText({ decision, amountCents }: Fact<'decided'>['data']): string {
  if (decision === 'countered' && amountCents !== null) {
    return `The seller countered at ${money(amountCents)}; the high bidder has 24 hours to respond.`;
  }
  return decisionTexts[decision];
}

const decisionTexts: Readonly<Record<Fact<'decided'>['data']['decision'], string>> = {
  accepted: 'The seller accepted the high bid.',
  declined: 'The seller declined the high bid.',
  countered: 'The seller made a counteroffer.',
  'counter-accepted': 'The high bidder accepted the counteroffer.',
  'counter-declined': 'The high bidder declined the counteroffer.',
  lapsed: 'The time to decide ran out. The home was not sold.',
};

/** The reason for a cancellation, worded for the middle of a sentence. */
export const cancelWords = (reason: CancelReason): string => cancelTexts[reason];

const cancelTexts: Readonly<Record<CancelReason, string>> = {
  'title-defect': 'a title defect',
  casualty: 'damage to the property',
  'bankruptcy-stay': 'a bankruptcy stay',
  'court-order': 'a court order',
  'material-correction': 'a material fact was corrected',
  fraud: 'proven fraud',
  'pre-auction-offer': 'an offer was accepted before the first bid',
};

export function money(amountCents: Cents): string {
  return `$${(amountCents / 100).toLocaleString('en-US')}`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [minutes && `${minutes} min`, seconds % 60 && `${seconds % 60} s`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : `${ms} ms`;
}
