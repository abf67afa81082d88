import { listedTotalCost } from '@/lib/domain/listing-views/listed-total-cost';
import { isPinApproximate } from '@/lib/domain/listings/pin';
import { isKnownSeller } from '@/lib/domain/listings/shown-seller';
import * as words from '@/lib/domain/listings/vocabulary';
import { type Field, toDollars, toTimestamp, toWords } from './property-field';

/** What buyers on this site need to know and RESO has no fields for. */
export const saleFields: readonly Field[] = [
  {
    path: 'Sale/SaleFormat',
    type: 'text',
    isRequired: true,
    values: ['Auction', 'Fixed Price'],
    read: ({ listing }) => toWords(listing.saleFormat),
  },
  {
    path: 'Sale/SellerName',
    type: 'text',
    read: ({ listing: { seller } }) =>
      words.isPrivateSeller(seller.kind) || !isKnownSeller(seller) ? null : seller.name,
  },
  {
    path: 'Sale/SellerKind',
    type: 'text',
    isRequired: true,
    values: words.sellerKinds.map(toWords),
    read: ({ listing }) => toWords(listing.seller.kind),
  },
  {
    path: 'Sale/OccupancyStatus',
    type: 'text',
    isRequired: true,
    values: words.occupancyValues.map(toWords),
    read: ({ listing }) => toWords(listing.occupancy.value),
  },
  {
    path: 'Sale/OccupancyTimestamp',
    type: 'timestamp',
    isRequired: true,
    read: ({ listing }) => toTimestamp(listing.occupancy.asOf),
  },
  {
    path: 'Sale/DeedType',
    type: 'text',
    isRequired: true,
    values: words.deedTypes.map(toWords),
    read: ({ listing }) => toWords(listing.deedType),
  },
  {
    path: 'Sale/TitleInsurance',
    type: 'text',
    isRequired: true,
    values: words.titleInsuranceOffers.map(toWords),
    read: ({ listing }) => toWords(listing.title.titleInsurance),
  },
  {
    path: 'Sale/ConditionRating',
    type: 'text',
    isRequired: true,
    values: words.conditionRatings.map(toWords),
    read: ({ listing }) => toWords(listing.condition.rating),
  },
  {
    path: 'Sale/EstimatedValue',
    type: 'decimal',
    read: ({ listing }) => toDollars(listing.estimatedValue?.amountCents),
  },
  {
    path: 'Sale/WholePrice',
    type: 'decimal',
    read: ({ listing, auction }) => toDollars(listedTotalCost(listing, auction)?.totalCents),
  },
  {
    path: 'Sale/ApproximateLocationYN',
    type: 'boolean',
    isRequired: true,
    read: ({ listing }) => isPinApproximate(listing),
  },
  {
    path: 'Sale/SampleYN',
    type: 'boolean',
    isRequired: true,
    read: ({ listing }) => listing.isSample,
  },
];
