import { z } from 'zod';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import { riskReportTopics, violationStatuses, yesNoUnknown } from '@/lib/domain/listings/risk-topics';
import * as words from '@/lib/domain/listings/vocabulary';

const text = z.string().min(1);
const dollars = z.number().int().min(0);
/** Null if it does not apply, such as rooms on land. */
const count = z.number().int().min(0).nullable().default(null);
/** Whole days before the home was listed. */
const dated = { daysBefore: z.number().int().min(4) };

const facts = {
  occupancy: z.strictObject({ value: z.enum(words.occupancyValues), ...dated }),
  condition: z.strictObject({ rating: z.enum(words.conditionRatings), text, ...dated }),
  access: z.enum(words.accessKinds),
  deedType: z.enum(words.deedTypes),
  titleInsurance: z.enum(words.titleInsuranceOffers),
  titleSearch: z.strictObject(dated),
  liens: z.array(z.strictObject({ kind: z.enum(words.lienKinds), dollars })).default([]),
  taxes: z.strictObject({ yearly: dollars, arrears: dollars, ...dated }),
  monthlyFee: dollars.optional(),
  estimate: z.strictObject({ dollars, source: text, ...dated }).optional(),
  disclosures: z.array(z.enum(words.disclosureKinds)),
  listingTerms: z.array(z.enum(words.listingTerms)).min(1),
  remarks: text,
};

const risks = {
  /** FEMA's flood zone. X is outside the flood hazard areas. */
  flood: z.strictObject({ zone: z.enum(['X', 'AE', 'VE']), ...dated }).optional(),
  violations: z.strictObject({ standing: z.enum(violationStatuses), text: z.string(), ...dated }).optional(),
  chargesOwed: z.strictObject({ dollars, ...dated }).optional(),
  tenancy: z
    .strictObject({
      lease: z.enum(yesNoUnknown),
      rentRegulated: z.enum(yesNoUnknown),
      goodCause: z.enum(yesNoUnknown),
      noticeDaysBefore: z.number().int().min(4).nullable(),
      source: text,
      ...dated,
    })
    .optional(),
  /** Corrected facts: the former value, and how many days after listing it was corrected. */
  corrections: z
    .array(
      z.strictObject({ topic: z.enum(riskReportTopics), was: text, daysListed: z.number().int().min(1) }),
    )
    .default([]),
};

const bidding = {
  startingBid: dollars,
  reserve: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.enum(['published', 'sealed']), dollars }),
  ]),
  buyNow: dollars.optional(),
  /** Bidder, maximum in dollars, and hours before the end, or before now while the auction is open. */
  bids: z.array(z.tuple([text, dollars, z.number().positive()])).default([]),
};

const sale = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('fixed-price'),
    status: z.enum(words.standardStatuses),
    price: dollars,
    previousPrice: dollars.optional(),
    listedDaysAgo: z.number().positive(),
    closed: z.strictObject({ price: dollars, daysAgo: z.number().int().positive() }).optional(),
  }),
  /** For sale by auction, not scheduled yet. */
  z.strictObject({
    type: z.literal('undated-auction'),
    status: z.enum(words.standardStatuses),
    listedDaysAgo: z.number().positive(),
  }),
  z.strictObject({
    type: z.literal('auction'),
    /** The nth weekday as in `weekdayAt`, and the time in New York. */
    ends: z.tuple([z.number().int(), z.string().regex(/^1[0-6]:[0-5]\d$/)]),
    lastsDays: z.number().int().positive(),
    /** Days from scheduling to start. */
    leadDays: z.number().int().positive(),
    ...bidding,
    takesOffers: z.literal(true).optional(),
    cancelled: z.enum(cancelReasons).optional(),
    /** The below-reserve decision. */
    decision: z.enum(['accept', 'decline', 'lapse']).optional(),
    /** Days from the end to the deed. Absent if not closed. */
    deedAfterDays: z.number().int().positive().optional(),
  }),
  /** Scheduled by `sampleNextAuction`, so that at any moment one ends within ten minutes. */
  z.strictObject({ type: z.literal('next-auction'), ...bidding }),
]);

const homeSchema = z.strictObject({
  number: z.number().int(),
  streetNumber: text,
  streetName: text,
  streetSuffix: text,
  unitNumber: text.nullable().default(null),
  city: text,
  countyOrParish: text,
  postalCode: text,
  latitude: z.number(),
  longitude: z.number(),
  propertyType: z.enum(words.propertyTypes),
  propertySubType: z.enum(words.propertySubTypes),
  structureKind: z.enum(words.structureKinds),
  stories: count,
  yearBuilt: count,
  bedroomsTotal: count,
  bathroomsFull: count,
  bathroomsHalf: count,
  livingAreaSqft: count,
  lotSizeSqft: count,
  numberOfUnitsTotal: count,
  seller: text,
  /** Listed by the sample brokerage. */
  hasBroker: z.literal(true).optional(),
  ...facts,
  ...risks,
  /** Names of files in `pictures/`, the front first. */
  pictures: z.array(text).min(3),
  sale,
});

export type SampleHome = z.infer<typeof homeSchema>;
export type SampleSaleTerms = SampleHome['sale'];
export const homesSchema = z.array(homeSchema).readonly();
