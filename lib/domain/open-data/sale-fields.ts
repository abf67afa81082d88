import { listedTotalCost } from '@/lib/domain/listing-views/listed-total-cost';
import { isKnownSeller } from '@/lib/domain/listing-views/seller-disclosure';
import { isPinApproximate } from '@/lib/domain/listings/pin';
import * as words from '@/lib/domain/listings/vocabulary';
import { type Field, toDollars, toTimestamp, toWords } from './property-field';

/** What buyers on this site need to know and RESO has no fields for. */
export const saleFields: readonly Field[] = [
  {
    path: 'Sale/SaleFormat',
    type: 'text',
    isRequired: true,
    values: ['Auction', 'Fixed Price'],
    description: 'How it is sold.',
    read: ({ listing }) => toWords(listing.saleFormat),
  },
  {
    path: 'Sale/SellerName',
    type: 'text',
    description:
      'Who sells. Null for people who sell a home of their own or of an estate, and until staff verify the organization.',
    read: ({ listing: { seller } }) =>
      words.isPrivateSeller(seller.kind) || !isKnownSeller(seller) ? null : seller.name,
  },
  {
    path: 'Sale/SellerKind',
    type: 'text',
    isRequired: true,
    values: words.sellerKinds.map(toWords),
    description: 'What the seller is; where the name is null, what it says it is.',
    read: ({ listing }) => toWords(listing.seller.kind),
  },
  {
    path: 'Sale/OccupancyStatus',
    type: 'text',
    isRequired: true,
    values: words.occupancyValues.map(toWords),
    description: 'Who lives there, also when that is mixed or not known.',
    read: ({ listing }) => toWords(listing.occupancy.value),
  },
  {
    path: 'Sale/OccupancyTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'When the occupancy was true.',
    read: ({ listing }) => toTimestamp(listing.occupancy.asOf),
  },
  {
    path: 'Sale/DeedType',
    type: 'text',
    isRequired: true,
    values: words.deedTypes.map(toWords),
    description: 'How title passes.',
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
    description: 'The condition as the seller tells it.',
    read: ({ listing }) => toWords(listing.condition.rating),
  },
  {
    path: 'Sale/EstimatedValue',
    type: 'decimal',
    description: 'An estimate in dollars, and no appraisal.',
    read: ({ listing }) => toDollars(listing.estimatedValue?.amountCents),
  },
  {
    path: 'Sale/WholePrice',
    type: 'decimal',
    description:
      'About what it takes to own the keys at the next bid or list price, in dollars, with taxes and all costs of buying, paid in cash by a person who will live there. Null where it is not known, or nothing can be offered.',
    read: ({ listing, auction }) => toDollars(listedTotalCost(listing, auction)?.totalCents),
  },
  {
    path: 'Sale/ApproximateLocationYN',
    type: 'boolean',
    isRequired: true,
    description:
      'True: Latitude and Longitude mark the area of the ZIP code or the middle of the county, not the building.',
    read: ({ listing }) => isPinApproximate(listing),
  },
  {
    path: 'Sale/SampleYN',
    type: 'boolean',
    isRequired: true,
    description: 'True: the listing is invented, and nobody sells it.',
    read: ({ listing }) => listing.isSample,
  },
];
