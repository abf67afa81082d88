import { bindingClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { fullAddress } from '@/lib/domain/listings/address';
import { deedLabel, occupancyLabel, propertyLabel } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import type { DocumentKind } from '@/lib/domain/listings/vocabulary';
import { whatBinds } from '@/messages/closings/what-binds';

type Row = readonly [label: string, value: string];

/** The content of one sample document. */
export interface SampleDocument {
  readonly title: string;
  readonly home: string;
  readonly rows: readonly Row[];
  /** The date as text. */
  readonly written: string;
}

export const paperNotice = 'Sample document of a fictional listing. It describes no real property.';

/** Returns null for a document kind that no sample home has. */
export function toPaper(listing: Listing, document: Listing['documents'][number]): SampleDocument | null {
  const rows = rowsOf[document.kind]?.(listing);
  if (!rows) return null;
  const address = fullAddress(listing);
  return {
    title: document.title,
    home: `${propertyLabel(listing)}, ${address}. Listing ${listing.listingId}. Seller: ${listing.seller.name}.`,
    rows,
    written: `As of ${day(document.asOf)}`,
  };
}

const money = (amountCents: number): string => `$${(amountCents / 100).toLocaleString('en-US')}`;
const day = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(at);
const sourceRow = ({ source, asOf }: { readonly source: string; readonly asOf: number }): Row => [
  'Source',
  `${source}, ${day(asOf)}`,
];

const rowsOf: Readonly<Partial<Record<DocumentKind, (listing: Listing) => readonly Row[]>>> = {
  TermsOfSale: (listing) => [
    [
      'Offered',
      listing.saleFormat === 'auction'
        ? 'At online auction, under the rules published on this site'
        : 'At a fixed price',
    ],
    ['Deed', deedLabel(listing.deedType)],
    ['Title insurance', insuranceTexts[listing.title.titleInsurance]],
    [
      'Possession',
      listing.possession === 'VacantAtClosing' ? 'Delivered vacant at closing' : 'Subject to occupants',
    ],
    ['Condition', 'Sold as is; the seller makes no repairs'],
    ['Contract', whatBinds],
  ],
  ContractOfSale: (listing) => [
    ['Seller', listing.seller.name],
    ['Buyer', 'Winning bidder, name entered at signing'],
    ['Price', 'Final auction price, entered at signing'],
    ...contractTerms(listing),
    ['Deed', deedLabel(listing.deedType)],
    ['Title insurance', insuranceTexts[listing.title.titleInsurance]],
    ['Condition', 'Sold as is; the seller makes no repairs'],
    ['Signatures', 'Neither party is bound to transfer the home until both have signed'],
  ],
  TitleSummary: ({ title }) => [
    ['Summary', title.summary],
    ...title.liens.map(
      ({ text, amountCents }): Row => [text, amountCents === null ? 'Amount unknown' : money(amountCents)],
    ),
    sourceRow(title),
  ],
  ConditionReport: ({ condition, occupancy }) => [
    ['Findings', condition.text],
    ['Occupancy', occupancyLabel(occupancy.value)],
    sourceRow(condition),
  ],
  LeadPaint: (listing) => [
    ['Year built', String(listing.yearBuilt ?? 'unknown')],
    ['Disclosure', 'Built before 1978: lead-based paint may be present.'],
    ['Records', 'The seller has no lead-based paint test reports'],
  ],
  TaxBill: ({ taxes }) => [
    ['Tax year', String(taxes.taxYear)],
    ['Tax for the year', money(taxes.taxAnnualAmountCents)],
    ['Arrears', taxes.arrearsCents === 0 ? 'None' : money(taxes.arrearsCents)],
    sourceRow(taxes),
  ],
};

function contractTerms({ saleTerms }: Listing): readonly Row[] {
  const { earnestMoneyBasisPoints, closeWithinDays } = bindingClosingTerms(null, saleTerms);
  return [
    [
      'Earnest money',
      `${earnestMoneyBasisPoints / 100}% of the price, held in escrow by the seller’s attorney`,
    ],
    ['Closing', `Within ${closeWithinDays} days of the last signature`],
  ];
}

const insuranceTexts: Readonly<Record<Listing['title']['titleInsurance'], string>> = {
  SellerPays: 'Owner’s policy paid by the seller',
  BuyerPays: 'Available to the buyer at the buyer’s cost',
  NotOffered: 'Not offered',
};
