import type { Content } from '@/lib/domain/drafts/draft';
import type { ChangedPart } from './compare-content';

/**
 * How severe a change to a published listing is. `light` publishes at once, `reviewed` waits for a reviewer,
 * and `material` also replaces an auction that has bids. See docs/decisions/017-listing-changes.md.
 */
export type ChangeSeverity = 'light' | 'reviewed' | 'material';

/** Figures, dates and choices only, no free text and no photos. The rules still judge them. */
const lightParts: ReadonlySet<string> = new Set([
  'listPrice',
  'takesOffers',
  'taxAnnualAmount',
  'taxYear',
  'taxAsOf',
  'feeAmount',
  'feeFrequency',
  'occupancyAsOf',
  'conditionAsOf',
  'titleAsOf',
  ...['violationsAsOf', 'chargesAsOf', 'floodAsOf', 'tenancyAsOf'],
]);

/** The terms that the first entry of an auction's ledger freezes. */
const auctionTerms: ReadonlySet<string> = new Set([
  'saleFormat',
  'saleMode',
  'startingBid',
  'reserve',
  'buyNowPrice',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'earnestMoneyPercent',
]);

/** Occupancy, title and liens, deed type, parcel, units, structural condition and terms of sale. */
const materialParts: ReadonlySet<string> = new Set([
  ...auctionTerms,
  ...['postalCode', 'city', 'countyOrParish', 'street', 'unitNumber', 'parcelNumber'],
  ...['propertySubType', 'numberOfUnitsTotal', 'yearBuilt'],
  ...['occupancy', 'possession', 'conditionRating', 'conditionText', 'floodZone', 'septicOrWell'],
  ...['leaseExists', 'rentRegulated', 'goodCause', 'notice1305', 'violations', 'chargesOwed'],
  ...['deedType', 'titleInsurance', 'titleSummary', 'hasLiens', 'taxArrears'],
  ...['listingTerms', 'closingDays', 'transferTaxPayer', 'ownerOccupantDays'],
]);
const materialPapers = ['TermsOfSale', 'ContractOfSale', 'TitleSummary', 'ConditionReport'];

/** The highest severity among the changes; null when nothing changed. */
export function severityOf(
  changed: readonly ChangedPart[],
  before: Content,
  after: Content,
): ChangeSeverity | null {
  const weights = changed.map(({ about }) => weightOfPart(about, before, after));
  return (['material', 'reviewed', 'light'] as const).find((each) => weights.includes(each)) ?? null;
}

export const changesTerms = (changed: readonly ChangedPart[]): boolean =>
  changed.some(({ about }) => auctionTerms.has(about));

/**
 * Whether bidders would sign another contract of sale than the one they could read. A first contract counts, too:
 * somebody may bid at this moment on a page that shows none.
 */
export const changesContract = (before: Content, after: Content): boolean =>
  contractKey(before) !== contractKey(after);

/** The first one is the contract that a winner signs. */
const contractKey = ({ documents }: Content): string | null =>
  documents.find(({ kind }) => kind === 'ContractOfSale')?.key ?? null;

function weightOfPart(about: string, before: Content, after: Content): ChangeSeverity {
  if (about === 'photos')
    return isSameSet(before.photos.map(photoWords), after.photos.map(photoWords)) ? 'light' : 'reviewed';
  if (about === 'documents') {
    const isSame = isSameSet(papersOf(before), papersOf(after)) && contractKey(before) === contractKey(after);
    return isSame ? 'reviewed' : 'material';
  }
  if (materialParts.has(about) || /^lien\d/.test(about)) return 'material';
  return lightParts.has(about) ? 'light' : 'reviewed';
}

const photoWords = ({ key, alt, caption }: Content['photos'][number]): string =>
  JSON.stringify([key, alt, caption]);

const papersOf = ({ documents }: Content): readonly string[] =>
  documents.filter(({ kind }) => materialPapers.includes(kind)).map(({ kind, key }) => `${kind} ${key}`);

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
