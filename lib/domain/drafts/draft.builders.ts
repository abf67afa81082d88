import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { DraftDocument } from '@/lib/domain/drafts/files/documents';
import type { Photo } from '@/lib/domain/drafts/files/photos';
import { evolveReview } from '@/lib/domain/reviews/evolve-review';
import type { Content, Draft } from './draft';

/** Saturday, November 21, 2026, noon in New York. */
export const draftNow = Date.parse('2026-11-21T17:00:00.000Z');

/** A vacant three-bedroom house built in 1986 that a bank foreclosed on; its auction is in January. */
export const completeAnswers: Answers = {
  sellerKind: 'bank',
  sellerName: 'Mohawk Valley Savings',
  acquiredBy: 'Foreclosure',
  authority: 'Officer',
  isDeclared: 'yes',
  postalCode: '11233',
  street: '418 Halsey Street',
  parcelNumber: '3-1672-41',
  propertySubType: 'SingleFamilyResidence',
  bedroomsTotal: '3',
  bathroomsFull: '1',
  bathroomsHalf: '1',
  livingAreaSqft: '1,480',
  lotSizeSqft: '2,000',
  yearBuilt: '1986',
  stories: '2',
  taxAnnualAmount: '4,310',
  taxYear: '2026',
  taxArrears: '0',
  taxSource: 'Tax bill of July 2026',
  taxAsOf: '2026-11-02',
  publicRemarks: 'A frame house with a deep yard, a dry cellar and a roof of 2019. The kitchen is original.',
  occupancy: 'Vacant',
  occupancySource: 'Interior inspection for the seller',
  occupancyAsOf: '2026-11-10',
  possession: 'VacantAtClosing',
  conditionRating: 'Fair',
  conditionText: 'Heating works. The rear porch leans and the water is off.',
  conditionSource: 'Interior inspection for the seller',
  conditionAsOf: '2026-11-10',
  accessKind: 'ByAppointment',
  accessText: 'Shown by appointment, two days ahead.',
  floodZone: 'no',
  septicOrWell: 'no',
  deedType: 'BargainAndSaleWithoutCovenant',
  titleInsurance: 'BuyerPays',
  titleSummary: 'Title came to the seller by a referee’s deed of March 2026, recorded in Kings County.',
  titleSource: 'Title report of October 2026',
  titleAsOf: '2026-10-20',
  hasLiens: 'yes',
  lien1Kind: 'WaterAndSewer',
  lien1Amount: '1,240',
  lien1Treatment: 'PaidAtClosing',
  lien1Text: 'Water bill of 2026.',
  saleFormat: 'auction',
  saleMode: 'published-reserve',
  startingBid: '$200,000',
  reserve: '$320,000',
  startDate: '2027-01-11',
  startTime: '10:00',
  endDate: '2027-01-18',
  endTime: '14:00',
  estimate: '410,000',
  estimateSource: 'Broker’s price opinion',
  estimateAsOf: '2026-10-01',
  listingTerms: 'Cash,Conventional',
  earnestMoneyPercent: '10',
  closingDays: '45',
  transferTaxPayer: 'Seller',
};

export const aPhoto = (parts: Partial<Photo> = {}): Photo => ({
  key: 'a'.repeat(24),
  width: 1600,
  height: 1200,
  blurDataUrl: 'data:image/webp;base64,UklGRg==',
  caption: 'From the street',
  room: 'Front',
  order: 0,
  alt: 'Front: From the street',
  ...parts,
});

export const aDocument = (parts: Partial<DraftDocument> = {}): DraftDocument => ({
  key: 'b'.repeat(24),
  kind: 'ProofOfAuthority',
  title: 'Referee’s deed',
  bytes: 20_000,
  sha256: 'c'.repeat(64),
  isPublic: false,
  asOf: draftNow,
  ...parts,
});

/** Required from every seller whose exemption staff have not verified. */
export const aConditionStatement = (): DraftDocument =>
  aDocument({
    key: 'f'.repeat(24),
    kind: 'PropertyCondition',
    title: 'Property condition statement',
    isPublic: true,
  });

/** Required before an auction is scheduled. */
export const aContractOfSale = (): DraftDocument =>
  aDocument({ key: '9'.repeat(24), kind: 'ContractOfSale', title: 'Contract of sale', isPublic: true });

interface ContentParts extends Partial<Content> {
  /** Overrides some of the complete answers. */
  readonly overrides?: Answers;
}

/** Everything that a submission needs. */
export const aContent = ({ overrides = {}, ...parts }: ContentParts = {}): Content => ({
  answers: { ...completeAnswers, ...overrides },
  photos: [aPhoto()],
  documents: [aDocument(), aConditionStatement(), aContractOfSale()],
  ...parts,
});

export const aDraft = ({ overrides, ...parts }: ContentParts & Partial<Draft> = {}): Draft => ({
  ...aContent(overrides && { overrides }),
  draftId: 'h1a2b3c4d5e6f',
  listingId: 'BNY-20000001',
  owner: { uid: 'owner', name: 'Olive Owner', email: 'owner@example.com' },
  version: 1,
  standing: evolveReview(null, {
    type: 'started',
    at: draftNow,
    by: { uid: 'owner', name: 'Olive Owner', role: 'seller' },
  }),
  dueAt: null,
  createdAt: draftNow,
  changedAt: draftNow,
  ...parts,
});
