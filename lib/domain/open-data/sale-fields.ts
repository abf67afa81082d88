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
    description: 'Sale type.',
    read: ({ listing }) => toWords(listing.saleFormat),
  },
  {
    path: 'Sale/SellerName',
    type: 'text',
    description:
      'Name of the seller. Null for people selling their own home or an estate’s, and until staff verifies the organization.',
    read: ({ listing: { seller } }) =>
      words.isPrivateSeller(seller.kind) || !isKnownSeller(seller) ? null : seller.name,
  },
  {
    path: 'Sale/SellerKind',
    type: 'text',
    isRequired: true,
    values: words.sellerKinds.map(toWords),
    description: 'Type of seller. If the name is null, as stated by the seller.',
    read: ({ listing }) => toWords(listing.seller.kind),
  },
  {
    path: 'Sale/OccupancyStatus',
    type: 'text',
    isRequired: true,
    values: words.occupancyValues.map(toWords),
    description: 'Occupancy, including mixed or unknown.',
    read: ({ listing }) => toWords(listing.occupancy.value),
  },
  {
    path: 'Sale/OccupancyTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'As-of date of the occupancy.',
    read: ({ listing }) => toTimestamp(listing.occupancy.asOf),
  },
  {
    path: 'Sale/DeedType',
    type: 'text',
    isRequired: true,
    values: words.deedTypes.map(toWords),
    description: 'Deed type.',
    read: ({ listing }) => toWords(listing.deedType),
  },
  {
    path: 'Sale/TitleInsurance',
    type: 'text',
    isRequired: true,
    values: words.titleInsuranceOffers.map(toWords),
    description: 'Whether title insurance is offered, and who pays for it.',
    read: ({ listing }) => toWords(listing.title.titleInsurance),
  },
  {
    path: 'Sale/ConditionRating',
    type: 'text',
    isRequired: true,
    values: words.conditionRatings.map(toWords),
    description: 'Condition, as stated by the seller.',
    read: ({ listing }) => toWords(listing.condition.rating),
  },
  {
    path: 'Sale/EstimatedValue',
    type: 'decimal',
    description: 'Estimated value, in dollars. Not an appraisal.',
    read: ({ listing }) => toDollars(listing.estimatedValue?.amountCents),
  },
  {
    path: 'Sale/WholePrice',
    type: 'decimal',
    description:
      'Approximate total cost to buy at the next bid or list price, in dollars, including taxes and all costs of buying, for a cash buyer who will live there. Null if unknown, or if no bid or offer can be made.',
    read: ({ listing, auction }) => toDollars(listedTotalCost(listing, auction)?.totalCents),
  },
  {
    path: 'Sale/ApproximateLocationYN',
    type: 'boolean',
    isRequired: true,
    description:
      'True if Latitude and Longitude mark the ZIP code area or the center of the county, not the building.',
    read: ({ listing }) => isPinApproximate(listing),
  },
  {
    path: 'Sale/SampleYN',
    type: 'boolean',
    isRequired: true,
    description: 'True if the listing is a fictional sample that isn’t for sale.',
    read: ({ listing }) => listing.isSample,
  },
];
