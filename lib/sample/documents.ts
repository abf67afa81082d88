import { whatBinds } from '@/lib/domain/closings/what-binds';
import { addressLines } from '@/lib/domain/listings/address';
import { deedLabel, documentLabel, occupancyLabel, propertyLabel } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import type { DocumentKind } from '@/lib/domain/listings/vocabulary';

type Described = Pick<Listing, 'listingKey' | 'propertyType' | 'disclosures'>;

/** What is listed is served: each of these is a page made from the listing's own facts. `asOf` in ms. */
export function listSampleDocuments(listing: Described, asOf: number): Listing['documents'] {
  const hasLeadPaint = listing.disclosures.some(({ kind }) => kind === 'LeadPaint');
  const kinds: readonly (DocumentKind | false)[] = [
    'TermsOfSale',
    'TitleSummary',
    listing.propertyType !== 'Land' && 'ConditionReport',
    hasLeadPaint && 'LeadPaint',
    listing.propertyType !== 'ManufacturedInPark' && 'TaxBill',
  ];
  return kinds
    .filter((kind) => kind !== false)
    .map((kind) => {
      const file = documentFile(kind);
      return {
        key: `${listing.listingKey}-${file.replace('.html', '')}`,
        title: documentLabel(kind),
        kind,
        href: `/documents/${listing.listingKey}/${file}`,
        asOf,
      };
    });
}

/** `title-summary.html` */
export const documentFile = (kind: DocumentKind): string =>
  `${kind.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.html`;

const money = (amountCents: number) => `$${(amountCents / 100).toLocaleString('en-US')}`;
const day = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(at);

type Row = readonly [label: string, value: string];

const rowsOf: Readonly<Partial<Record<DocumentKind, (listing: Listing) => readonly Row[]>>> = {
  TermsOfSale: (listing) => [
    [
      'Offered',
      listing.saleFormat === 'auction'
        ? 'At online auction, under the rules published on this site'
        : 'At a fixed price',
    ],
    ['Deed', deedLabel(listing.deedType)],
    [
      'Title insurance',
      {
        SellerPays: 'Owner’s policy paid by the seller',
        BuyerPays: 'Available to the buyer at the buyer’s cost',
        NotOffered: 'Not offered',
      }[listing.title.titleInsurance],
    ],
    [
      'Possession',
      listing.possession === 'VacantAtClosing'
        ? 'Delivered vacant at closing'
        : 'Subject to whoever occupies the property',
    ],
    ['Condition', 'As it stands; the seller makes no repair'],
    ['Contract', whatBinds],
  ],
  TitleSummary: ({ title }) => [
    ['Summary', title.summary],
    ...title.liens.map(
      ({ text, amountCents }): Row => [text, amountCents === null ? 'Amount not known' : money(amountCents)],
    ),
    ['Source', `${title.source}, ${day(title.asOf)}`],
  ],
  ConditionReport: ({ condition, occupancy }) => [
    ['Findings', condition.text],
    ['Occupancy', occupancyLabel(occupancy.value)],
    ['Source', `${condition.source}, ${day(condition.asOf)}`],
  ],
  LeadPaint: (listing) => [
    ['Year built', String(listing.yearBuilt ?? 'not known')],
    ['Disclosure', 'Built before 1978: lead-based paint may be present.'],
    ['Records', 'The seller has no report of a test for lead-based paint'],
  ],
  TaxBill: ({ taxes }) => [
    ['Tax year', String(taxes.taxYear)],
    ['Tax for the year', money(taxes.taxAnnualAmountCents)],
    ['Arrears', taxes.arrearsCents === 0 ? 'None' : money(taxes.arrearsCents)],
    ['Source', `${taxes.source}, ${day(taxes.asOf)}`],
  ],
};

/** A whole page for one document of a sample listing, or null when the listing has no such document. */
export function sampleDocument(listing: Listing, file: string): string | null {
  const found = listing.documents.find(
    ({ kind, href }) => documentFile(kind) === file && href.endsWith(`/${file}`),
  );
  const rows = found && rowsOf[found.kind]?.(listing);
  if (!found || !rows) return null;
  const [street, place] = addressLines(listing);
  const title = `${found.title}: ${street}, ${place}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.6 sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#141414}dt{font-weight:600;margin-top:1rem}dd{margin:0}p.sample{border:2px solid;padding:.5rem 1rem}</style>
</head>
<body>
<p class="sample">Sample document of a fictional listing. It describes no real property.</p>
<h1>${escapeHtml(found.title)}</h1>
<p>${escapeHtml(`${propertyLabel(listing)}, ${street}, ${place}. Listing ${listing.listingId}. Seller: ${listing.seller.name}.`)}</p>
<dl>
${rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
<p>As of ${day(found.asOf)}.</p>
</body>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
