import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import type { Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { fewestLots } from './bid-list';

/** An auction of a sale day, as the form shows it. */
export interface SaleLot {
  readonly auctionId: string;
  readonly slug: string;
  readonly address: string;
  readonly place: string;
  readonly propertySubType: PropertySubType;
  readonly currentPriceCents: number;
  readonly bidCount: number;
  /** Null before the start and during a pause. */
  readonly minimumCents: number | null;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Null if the home needs no lead paint terms. */
  readonly leadPapers: LeadPapers | null;
  /** Null if the auction was scheduled without a contract of sale. */
  readonly contractHref: string | null;
}

const placePrefix = 'place-';
export const placeField = (auctionId: string): string => `${placePrefix}${auctionId}`;
export const maximumField = (auctionId: string): string => `maximum-${auctionId}`;
/** The maximum of every home that has none of its own, and the most that a home's own one can be. */
export const commonMaximumField = 'maximum';
export const consentField = 'consent';
export const leadPaintField = 'leadPaint';

type ListFormFault = 'same-place' | 'invalid-amount' | 'above-common';
type Fault = readonly [name: string, fault: ListFormFault];
export interface TypedLot {
  readonly auctionId: string;
  readonly maximumCents: number;
}

type ListFormRefusal =
  | { readonly kind: 'too-few' }
  | { readonly kind: 'fields'; readonly faults: Readonly<Record<string, ListFormFault>> };

/** The chosen auctions in order with their maximums, or what is wrong, by field name. */
export function readListForm(typed: Typed): Result<readonly TypedLot[], ListFormRefusal> {
  const chosen = Object.entries(typed)
    .flatMap(([name, place]) =>
      name.startsWith(placePrefix) && /^\d{1,2}$/.test(place)
        ? [{ auctionId: name.slice(placePrefix.length), place: Number(place) }]
        : [],
    )
    .sort((a, b) => a.place - b.place);
  const common = typed[commonMaximumField] ?? '';
  const commonCents = toCents(common);
  const lots = chosen.map(({ auctionId }) => ({
    auctionId,
    maximumCents: toCents(typed[maximumField(auctionId)] || common),
  }));
  const faults = [
    ...chosen.flatMap(({ auctionId, place }, index) =>
      chosen[index - 1]?.place === place ? [[placeField(auctionId), 'same-place'] as const] : [],
    ),
    ...(common.trim() !== '' && commonCents === 0 ? [[commonMaximumField, 'invalid-amount'] as const] : []),
    ...lots.flatMap(({ auctionId, maximumCents }): readonly Fault[] => {
      if (maximumCents === 0) return [[maximumField(auctionId), 'invalid-amount']];
      const isAbove = commonCents > 0 && maximumCents > commonCents;
      return isAbove ? [[maximumField(auctionId), 'above-common']] : [];
    }),
  ];
  if (faults.length > 0) return refuse({ kind: 'fields', faults: Object.fromEntries(faults) });
  return lots.length < fewestLots ? refuse({ kind: 'too-few' }) : ok(lots);
}

/** Parses whole dollars with or without `$`, commas and spaces. Anything else is 0. */
function toCents(typed: string): number {
  const bare = typed.replaceAll(/[\s$,]/g, '');
  return /^\d{1,10}(\.0{1,2})?$/.test(bare) ? Number.parseInt(bare, 10) * 100 : 0;
}
