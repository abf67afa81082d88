import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { slugOf } from '@/lib/domain/listings/address';
import { documentLabel } from '@/lib/domain/listings/labels';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import { toListingId } from '@/lib/domain/listings/listing-id';
import type { DocumentKind } from '@/lib/domain/listings/vocabulary';
import { toRiskReport, wordsOf } from '@/lib/domain/risk-report/risk-report';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { dollars } from '@/lib/domain/shared/money';
import type { SampleHome } from './home';
import { toMedia } from './media';
import { requireSeller, sampleBroker } from './people';
import * as wording from './wording';

const dayMs = 24 * 3_600_000;

/** A listing's sale status. `since` (ms): when it was listed, or was going to be. */
export type ListingState = Pick<
  Listing,
  | 'standardStatus'
  | 'saleFormat'
  | 'auctionId'
  | 'listPriceCents'
  | 'previousListPriceCents'
  | 'closePriceCents'
  | 'closeDate'
  | 'listedAt'
  | 'statusChangedAt'
  | 'takesOffers'
> & { readonly since: number };

export const listingKeyOf = ({ number }: Pick<SampleHome, 'number'>): string => `s${number}`;

export function toListing(home: SampleHome, { since, ...standing }: ListingState): Listing {
  const listingKey = listingKeyOf(home);
  const listingId = toListingId(home.number);
  const place = { ...home, listingId, stateOrProvince: 'NY' as const };
  // The schema strips the fields that only the sample data has.
  const listing = listingSchema.parse({
    ...place,
    ...factsOf(home, since),
    ...risksOf(home, since),
    ...standing,
    listingKey,
    slug: slugOf(place),
    media: toMedia(listingKey, place),
    documents: documentsOf(listingKey, home, { since, isAuction: standing.saleFormat === 'auction' }),
    seller: requireSeller(home.seller),
    ...(home.hasBroker && { broker: sampleBroker }),
    isSample: true,
    originalEntryAt: since - 4 * dayMs,
    modifiedAt: standing.statusChangedAt,
  });
  return withCorrections(listing, home, since);
}

/** Noon in New York, for facts that are dated to the day. */
const dayBefore = (since: number, days: number): number =>
  fromEasternDay(newYorkDay(since - days * dayMs)) ?? since - days * dayMs;

const dayOf =
  (since: number) =>
  ({ daysBefore }: { readonly daysBefore: number }): number =>
    dayBefore(since, daysBefore);

function factsOf(home: SampleHome, since: number) {
  const { occupancy, condition, taxes, estimate, monthlyFee, liens } = home;
  const { kind } = requireSeller(home.seller);
  const isLand = home.propertyType === 'Land';
  const asOf = dayOf(since);
  const isOccupied = occupancy.value !== 'Vacant';
  return {
    occupancy: {
      value: occupancy.value,
      source: isLand ? wording.landSource : wording.occupancySources[occupancy.value],
      asOf: asOf(occupancy),
    },
    possession: isOccupied ? 'SubjectToOccupants' : 'VacantAtClosing',
    title: {
      titleInsurance: home.titleInsurance,
      liens: liens.map((lien) => ({
        kind: lien.kind,
        amountCents: dollars(lien.dollars),
        ...wording.lienTerms[lien.kind],
      })),
      summary: `${wording.titleSummaries[kind]} ${wording.foundText(liens.length)}`,
      source: 'Title search ordered by the seller',
      asOf: asOf(home.titleSearch),
    },
    condition: {
      rating: condition.rating,
      text: condition.text,
      source: isLand ? wording.landSource : wording.conditionSourceOf(condition.rating),
      asOf: asOf(condition),
    },
    access: {
      kind: home.access,
      text:
        home.access === 'ByAppointment' && isOccupied
          ? wording.occupiedAccess
          : wording.accessTexts[home.access],
    },
    disclosures: home.disclosures.map((each) => ({ kind: each, text: wording.disclosureTexts[each] })),
    taxes: {
      taxAnnualAmountCents: dollars(taxes.yearly),
      taxYear: Number(newYorkDay(asOf(taxes)).slice(0, 4)),
      arrearsCents: dollars(taxes.arrears),
      source: home.propertySubType === 'StockCooperative' ? wording.cooperativeTaxes : 'Tax bill',
      asOf: asOf(taxes),
    },
    association:
      monthlyFee === undefined
        ? null
        : {
            feeCents: dollars(monthlyFee),
            frequency: 'Monthly',
            includes: wording.feeTexts[home.propertySubType],
          },
    estimatedValue: estimate
      ? { amountCents: dollars(estimate.dollars), source: estimate.source, asOf: asOf(estimate) }
      : null,
    specialListingConditions: [
      wording.sellerConditions[kind],
      ...(home.sale.type === 'fixed-price' ? [] : ['Auction']),
    ],
    publicRemarks: home.remarks,
  };
}

function risksOf({ flood, violations, chargesOwed, tenancy }: SampleHome, since: number) {
  const asOf = dayOf(since);
  return {
    flood: flood && {
      standing: flood.zone === 'X' ? 'Outside' : 'Inside',
      zone: flood.zone,
      source: 'FEMA flood map, address lookup',
      asOf: asOf(flood),
    },
    violations: violations && {
      standing: violations.standing,
      text: violations.text,
      source: 'Municipal search for the seller',
      asOf: asOf(violations),
    },
    chargesOwed: chargesOwed && {
      amountCents: dollars(chargesOwed.dollars),
      text: chargesOwed.dollars === 0 ? '' : 'As of the last reading; increases until closing.',
      source: 'Water office statement',
      asOf: asOf(chargesOwed),
    },
    tenancy: tenancy && {
      lease: tenancy.lease,
      rentRegulated: tenancy.rentRegulated,
      goodCause: tenancy.goodCause,
      noticeOn: tenancy.noticeDaysBefore === null ? null : dayBefore(since, tenancy.noticeDaysBefore),
      source: tenancy.source,
      asOf: asOf(tenancy),
    },
  };
}

/** The documents. A report is dated one day after its visit or search. */
function documentsOf(
  listingKey: string,
  home: SampleHome,
  { since, isAuction }: { readonly since: number; readonly isAuction: boolean },
): Listing['documents'] {
  const all: readonly (readonly [DocumentKind, number] | false)[] = [
    ['TermsOfSale', 1],
    isAuction && ['ContractOfSale', 1],
    ['TitleSummary', home.titleSearch.daysBefore - 1],
    home.propertyType !== 'Land' && ['ConditionReport', home.condition.daysBefore - 1],
    home.disclosures.includes('LeadPaint') && ['LeadPaint', 2],
    home.propertyType !== 'ManufacturedInPark' && ['TaxBill', home.taxes.daysBefore],
  ];
  return all
    .filter((each) => each !== false)
    .map(([kind, daysBefore]) => {
      const name = kind.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
      return {
        key: `${listingKey}-${name}`,
        title: documentLabel(kind),
        kind,
        href: `/documents/${listingKey}/${name}.pdf`,
        asOf: dayBefore(since, daysBefore),
      };
    });
}

/** Adds the former value of each corrected fact. */
function withCorrections(listing: Listing, { corrections }: SampleHome, since: number): Listing {
  if (corrections.length === 0) return listing;
  const { rows } = toRiskReport(toPublicListing(listing));
  const factChanges = corrections.flatMap(({ topic, was, daysListed }) => {
    const row = rows.find((each) => each.topic === topic);
    return row ? [{ topic, was, is: wordsOf(row), at: since + daysListed * dayMs }] : [];
  });
  const modifiedAt = Math.max(listing.modifiedAt, ...factChanges.map(({ at }) => at));
  return { ...listing, factChanges, modifiedAt };
}
