import type { CommandOf } from '@/lib/domain/auctions/commands/commands';
import type { Content, Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { type Answers, answerOf, toChosen, toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import { lienNumbers } from '@/lib/domain/drafts/fields/facts-fields';
import { isApplicable, isMissing } from '@/lib/domain/drafts/fields/field';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import { pinOf } from '@/lib/domain/drafts/fields/zip-place';
import { toListingDocuments } from '@/lib/domain/drafts/files/documents';
import { toMedia } from '@/lib/domain/drafts/files/photos';
import type { LiveStatus } from '@/lib/domain/drafts/review-state';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { slugOf } from '@/lib/domain/listings/address';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import type { PropertySubType, PropertyType, StructureKind } from '@/lib/domain/listings/vocabulary';
import { factChangesAfter } from '@/lib/domain/risk-report/risk-report';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { disclosuresOf } from './disclosures';
import { riskFactsOf } from './risk-facts';
import { offeredSinceOf, type PublicationIds, saleOf, scheduleOf } from './sale-parts';

/** A listing that visitors may see, and the command that schedules its auction; null at a fixed price. */
export interface Publication {
  readonly listing: Listing;
  readonly schedule: CommandOf<'schedule'> | null;
}

/**
 * Parses a complete draft into a listing and refuses an incomplete one. `now`, in ms, is the time of
 * publication. `before` is the listing it replaces: its slug and first day on the site carry over, and its
 * former facts are recorded as changes.
 */
export function toListing(
  { draftId, listingId, owner, createdAt, ...content }: ToPublish,
  ids: PublicationIds,
  now: number,
  { before, status = 'Active' }: { readonly before?: Listing | null; readonly status?: LiveStatus } = {},
): Result<Publication, 'incomplete'> {
  const answers = applicableAnswers(content.answers);
  const address = addressOf(content.answers);
  if (!address || fields.some((field) => isMissing(field, answers))) return refuse('incomplete');
  const parsed = listingSchema.safeParse({
    ...address,
    ...buildingOf(answers),
    ...factsOf(answers),
    ...riskFactsOf(answers, before?.listedAt ?? now),
    ...saleOf(answers, ids, before ?? null),
    listingKey: draftId,
    listingId,
    slug: before?.slug ?? slugOf({ ...address, listingId }),
    disclosures: disclosuresOf({ ...content, answers }),
    media: toMedia(draftId, content.photos),
    documents: toListingDocuments(draftId, content.documents),
    seller: {
      id: owner.uid,
      name: answerOf(answers, 'sellerName'),
      kind: answerOf(answers, 'sellerKind'),
      email: owner.email,
    },
    ...brokerOf(answers),
    isSample: false,
    standardStatus: status,
    closePriceCents: null,
    closeDate: null,
    originalEntryAt: createdAt,
    listedAt: before?.listedAt ?? now,
    statusChangedAt: before?.standardStatus === status ? before.statusChangedAt : now,
    modifiedAt: now,
  });
  if (!parsed.success) return refuse('incomplete');
  const since = offeredSinceOf(parsed.data, before ?? null, now);
  const listing = withHistory(before ?? null, { ...parsed.data, ...since }, now);
  if (listing.saleFormat === 'fixed-price') return ok({ listing, schedule: null });
  const schedule = scheduleOf(answers, { ...ids, listingKey: draftId }, now);
  return schedule ? ok({ listing, schedule }) : refuse('incomplete');
}

type ToPublish = Content & Pick<Draft, 'draftId' | 'listingId' | 'owner' | 'createdAt'>;

const brokerOf = (answers: Answers) =>
  answerOf(answers, 'authority') === 'Broker'
    ? {
        broker: {
          name: answerOf(answers, 'brokerName'),
          firm: answerOf(answers, 'brokerage'),
          phone: answerOf(answers, 'brokerPhone'),
        },
      }
    : {};

/** Drops answers to questions that no longer apply; the draft still stores them. */
const applicableAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    fields.filter((field) => isApplicable(field, answers)).map(({ name }) => [name, answerOf(answers, name)]),
  );

/** The address and the pin in the fields of a listing; null while the answers name no place. */
function addressOf(answers: Answers) {
  const [place, street] = [placeOf(answers), toStreet(answerOf(answers, 'street'))];
  if (!place || !street) return null;
  const pin = pinOf(answers);
  const { latitude, longitude } = pin ?? place;
  return {
    ...street,
    unitNumber: answerOf(answers, 'unitNumber') || null,
    city: place.city,
    countyOrParish: place.county,
    stateOrProvince: 'NY' as const,
    postalCode: answerOf(answers, 'postalCode'),
    latitude,
    longitude,
    isPinApproximate: pin === null,
  };
}

const buildingKinds: Readonly<
  Record<PropertySubType, readonly [PropertyType, StructureKind, units: number | null]>
> = {
  SingleFamilyResidence: ['Residential', 'frame-house', 1],
  Cabin: ['Residential', 'frame-house', 1],
  Townhouse: ['Residential', 'townhouse', 1],
  Condominium: ['Residential', 'apartment-house', 1],
  StockCooperative: ['Residential', 'apartment-house', 1],
  ManufacturedHome: ['Residential', 'ranch', 1],
  MobileHome: ['ManufacturedInPark', 'ranch', 1],
  Duplex: ['ResidentialIncome', 'brick-two-family', 2],
  Triplex: ['ResidentialIncome', 'brick-two-family', 3],
  Quadruplex: ['ResidentialIncome', 'apartment-house', 4],
  Apartment: ['ResidentialIncome', 'apartment-house', null],
  MixedUse: ['CommercialSale', 'mixed-use', null],
  Retail: ['CommercialSale', 'commercial', null],
  Office: ['CommercialSale', 'commercial', null],
  Warehouse: ['CommercialSale', 'commercial', null],
  Industrial: ['CommercialSale', 'commercial', null],
  Farm: ['Farm', 'farmhouse', 1],
  UnimprovedLand: ['Land', 'land', null],
};

/** The building in the fields of a listing. Missing answers are null, for the listing's schema to refuse. */
function buildingOf(answers: Answers) {
  const count = (name: string) => toCount(answerOf(answers, name));
  const subType = subTypeOf(answers);
  const [propertyType, structureKind, units] = subType ? buildingKinds[subType] : [null, null, null];
  return {
    propertyType,
    propertySubType: subType,
    structureKind,
    bedroomsTotal: count('bedroomsTotal'),
    bathroomsFull: count('bathroomsFull'),
    bathroomsHalf: count('bathroomsHalf'),
    livingAreaSqft: count('livingAreaSqft'),
    lotSizeSqft: count('lotSizeSqft'),
    yearBuilt: count('yearBuilt'),
    numberOfUnitsTotal: count('numberOfUnitsTotal') ?? units,
    stories: count('stories'),
  };
}

/** What a buyer must know besides address, building and price. The listing's schema parses the result. */
function factsOf(answers: Answers) {
  const answer = (name: string) => answerOf(answers, name);
  const sourced = (name: string) => ({
    source: answer(`${name}Source`),
    asOf: fromEasternDay(answer(`${name}AsOf`)),
  });
  const [fee, estimate] = [toDollars(answer('feeAmount')), toDollars(answer('estimate'))];
  return {
    occupancy: { value: answer('occupancy'), ...sourced('occupancy') },
    possession: answer('possession'),
    deedType: answer('deedType'),
    title: {
      titleInsurance: answer('titleInsurance'),
      liens: liensOf(answers),
      summary: answer('titleSummary'),
      ...sourced('title'),
    },
    condition: { rating: answer('conditionRating'), text: answer('conditionText'), ...sourced('condition') },
    access: { kind: answer('accessKind'), text: answer('accessText') },
    taxes: {
      taxAnnualAmountCents: toDollars(answer('taxAnnualAmount')),
      taxYear: toCount(answer('taxYear')),
      arrearsCents: toDollars(answer('taxArrears')),
      ...sourced('tax'),
    },
    association:
      fee === null
        ? null
        : { feeCents: fee, frequency: answer('feeFrequency'), includes: answer('feeIncludes') },
    estimatedValue: estimate === null ? null : { amountCents: estimate, ...sourced('estimate') },
    listingTerms: toChosen(answer('listingTerms')),
    specialListingConditions: conditionsOf(answers),
    publicRemarks: answer('publicRemarks'),
    saleTerms: {
      earnestMoneyBasisPoints: (toCount(answer('earnestMoneyPercent')) ?? Number.NaN) * 100,
      closingDays: toCount(answer('closingDays')),
      transferTaxPayer: answer('transferTaxPayer'),
      ownerOccupantDays: toCount(answer('ownerOccupantDays')) ?? undefined,
    },
  };
}

const liensOf = (answers: Answers) =>
  lienNumbers.flatMap((number) => {
    const kind = answerOf(answers, `lien${number}Kind`);
    if (kind === '') return [];
    return [
      {
        kind,
        amountCents: toDollars(answerOf(answers, `lien${number}Amount`)),
        treatment: answerOf(answers, `lien${number}Treatment`),
        text: answerOf(answers, `lien${number}Text`),
      },
    ];
  });

function conditionsOf(answers: Answers): Listing['specialListingConditions'] {
  const [seller, acquired] = [answerOf(answers, 'sellerKind'), answerOf(answers, 'acquiredBy')];
  const isLenders = ['bank', 'servicer'].includes(seller) && ['Foreclosure', 'DeedInLieu'].includes(acquired);
  const origin = isLenders ? 'RealEstateOwned' : seller === 'estate' ? 'ProbateListing' : 'Standard';
  return answerOf(answers, 'saleFormat') === 'auction' ? [origin, 'Auction'] : [origin];
}

/** Adds the changes of the risk report's facts since the previous publication. */
function withHistory(before: Listing | null, listing: Listing, now: number): Listing {
  if (!before) return listing;
  const factChanges = factChangesAfter(toPublicListing(before), toPublicListing(listing), now);
  return factChanges.length > 0 ? { ...listing, factChanges: [...factChanges] } : listing;
}
