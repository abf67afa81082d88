import type { Content } from '@/lib/domain/drafts/draft';
import type { ChangedPart } from './compare-content';

/**
 * How much a change of a published listing weighs: `light` goes through at once, `reviewed` waits for a reviewer, and a
 * `material` one also cannot stand beside bids. See docs/decisions/017-listing-changes.md.
 */
export type ChangeSeverity = 'light' | 'reviewed' | 'material';

/** Figures and days only, no words and no pictures. The gate still judges them. */
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

/** Frozen in the first entry of an auction's ledger. */
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

/** Occupancy, title or liens, deed type, parcel, units, structural condition, terms of sale. */
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

/** The heaviest of the changes; null when nothing has changed. */
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

function weightOfPart(about: string, before: Content, after: Content): ChangeSeverity {
  if (about === 'photos')
    return isSameSet(before.photos.map(photoWords), after.photos.map(photoWords)) ? 'light' : 'reviewed';
  if (about === 'documents') return isSameSet(papersOf(before), papersOf(after)) ? 'reviewed' : 'material';
  if (materialParts.has(about) || /^lien\d/.test(about)) return 'material';
  return lightParts.has(about) ? 'light' : 'reviewed';
}

const photoWords = ({ key, alt, caption }: Content['photos'][number]): string =>
  JSON.stringify([key, alt, caption]);

const papersOf = ({ documents }: Content): readonly string[] =>
  documents.filter(({ kind }) => materialPapers.includes(kind)).map(({ kind, key }) => `${kind} ${key}`);

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
