import type { CommandOf, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { usualClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { type Answers, said, toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import { endOf, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Cents } from '@/lib/domain/shared/money';
import { termsInForce } from '@/lib/domain/shared/terms-version';

/** Made by the caller; `salt` is 32 random bytes in hex, for a sealed reserve. */
export interface PublicationIds {
  readonly auctionId: string;
  readonly salt: string;
}

/** Format and prices, for the listing's schema to parse. */
export function saleOf(answers: Answers, { auctionId }: PublicationIds, before: Listing | null) {
  const saleFormat = said(answers, 'saleFormat');
  const isAuction = saleFormat === 'auction';
  return {
    saleFormat,
    auctionId: isAuction ? auctionId : null,
    listPriceCents: isAuction ? null : toDollars(said(answers, 'listPrice')),
    ...(isAuction && said(answers, 'takesOffers') !== '' && { takesOffers: true }),
    previousListPriceCents: isAuction ? null : priceBefore(toDollars(said(answers, 'listPrice')), before),
  };
}

/** The price that the present one replaced. */
const priceBefore = (price: Cents | null, before: Listing | null): number | null =>
  before?.listPriceCents === price
    ? (before?.previousListPriceCents ?? null)
    : (before?.listPriceCents ?? null);

/**
 * Since when a listing is for sale like this; begun anew by another way of selling, price or head start, and by coming to
 * the market again. Nothing where a listing of before has not kept it. `now` in ms.
 */
export function offeredSinceOf(
  listing: Listing,
  before: Listing | null,
  now: number,
): Pick<Listing, 'offeredSince'> {
  if (!before || waysOf(before) !== waysOf(listing)) return { offeredSince: now };
  return before.offeredSince === undefined ? {} : { offeredSince: before.offeredSince };
}

const waysOf = ({ standardStatus, saleFormat, listPriceCents, saleTerms }: Listing): string =>
  JSON.stringify([standardStatus, saleFormat, listPriceCents, saleTerms?.ownerOccupantDays ?? 0]);

/** The command that schedules the auction; null while its terms are not whole. `now` in ms. */
export function scheduleOf(
  answers: Answers,
  { auctionId, listingKey, salt }: PublicationIds & { readonly listingKey: string },
  now: number,
): CommandOf<'schedule'> | null {
  const [startsAt, endsAt] = [startOf(answers), endOf(answers)];
  const startingBidCents = toDollars(said(answers, 'startingBid'));
  const reserve = reserveOf(answers, salt);
  const buyNowCents = toDollars(said(answers, 'buyNowPrice'));
  const earnestMoney = toCount(said(answers, 'earnestMoneyPercent'));
  const closeWithinDays = toCount(said(answers, 'closingDays'));
  if (startsAt === null || endsAt === null || startingBidCents === null || !reserve) return null;
  if (earnestMoney === null || closeWithinDays === null) return null;
  return {
    type: 'schedule',
    now,
    reserve,
    terms: {
      auctionId,
      listingKey,
      startingBidCents,
      ...(buyNowCents !== null && { buyNowCents }),
      startsAt,
      endsAt,
      earnestMoneyBasisPoints: earnestMoney * 100,
      closing: { ...usualClosingTerms, closeWithinDays },
      termsVersion: termsInForce.version,
    },
  };
}

function reserveOf(answers: Answers, salt: string): ReserveInput | null {
  const amountCents = toDollars(said(answers, 'reserve'));
  switch (said(answers, 'saleMode')) {
    case 'absolute':
      return { kind: 'none' };
    case 'published-reserve':
      return amountCents === null ? null : { kind: 'published', amountCents };
    case 'sealed-reserve':
      return amountCents === null ? null : { kind: 'sealed', amountCents, salt };
    default:
      return null;
  }
}
