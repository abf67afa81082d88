import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { riskFacts } from './risk-schema';
import * as words from './vocabulary';

const text = z.string().trim().min(1);
/** Milliseconds since 1970, UTC. A fact known only to the day carries noon in New York. */
const instant = z.number().int();
const count = z.number().int().min(0).nullable();
/** Where a fact comes from and when it was true: no fact about a home stands without both. */
const sourced = { source: text, asOf: instant };

const address = {
  streetNumber: text,
  streetName: text,
  streetSuffix: z.string(),
  unitNumber: text.nullable(),
  city: text,
  /** The county's name as in lib/domain/places, without the word County. */
  countyOrParish: text,
  stateOrProvince: z.literal('NY'),
  postalCode: z.string().regex(/^\d{5}$/),
  latitude: z.number().min(40).max(46),
  longitude: z.number().min(-80).max(-71),
  /** Whether the point is the middle of the ZIP code or county. Listings from before this was kept do not say. */
  isPinApproximate: z.boolean().optional(),
};

const building = {
  propertyType: z.enum(words.propertyTypes),
  propertySubType: z.enum(words.propertySubTypes),
  structureKind: z.enum(words.structureKinds),
  bedroomsTotal: count,
  bathroomsFull: count,
  bathroomsHalf: count,
  livingAreaSqft: count,
  lotSizeSqft: count,
  yearBuilt: z.number().int().min(1640).max(2100).nullable(),
  numberOfUnitsTotal: count,
  stories: count,
};

const lien = z.object({
  kind: z.enum(words.lienKinds),
  amountCents: centsSchema.nullable(),
  treatment: z.enum(words.lienTreatments),
  text,
});

const facts = {
  occupancy: z.object({ value: z.enum(words.occupancyValues), ...sourced }),
  possession: z.enum(words.possessions),
  deedType: z.enum(words.deedTypes),
  title: z.object({
    titleInsurance: z.enum(words.titleInsuranceOffers),
    liens: z.array(lien),
    summary: text,
    ...sourced,
  }),
  condition: z.object({ rating: z.enum(words.conditionRatings), text, ...sourced }),
  access: z.object({ kind: z.enum(words.accessKinds), text }),
  disclosures: z.array(z.object({ kind: z.enum(words.disclosureKinds), text })),
  taxes: z.object({
    taxAnnualAmountCents: centsSchema,
    taxYear: z.number().int(),
    arrearsCents: centsSchema,
    ...sourced,
  }),
  association: z
    .object({ feeCents: centsSchema, frequency: z.enum(words.feeFrequencies), includes: text })
    .nullable(),
  estimatedValue: z.object({ amountCents: centsSchema, ...sourced }).nullable(),
  listingTerms: z.array(z.enum(words.listingTerms)).min(1),
  specialListingConditions: z.array(z.enum(words.specialListingConditions)),
  publicRemarks: text,
};

const media = z.object({
  key: text,
  src: text,
  alt: text,
  caption: text,
  kind: z.enum(words.mediaKinds),
  order: z.number().int().min(0),
  /** Of a photo: a few pixels to show until it is there. */
  blurDataUrl: text.optional(),
});

const listingDocument = z.object({
  key: text,
  title: text,
  kind: z.enum(words.documentKinds),
  href: text,
  asOf: instant,
});

const base = z.object({
  listingKey: text,
  /** The short number that people say on the phone. */
  listingId: text,
  /** Address and number; that it ends with digits is how `proxy.ts` knows the address of a home. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*-\d+$/),
  ...address,
  ...building,
  ...facts,
  ...riskFacts,
  media: z.array(media),
  documents: z.array(listingDocument),
  /** Said by sellers who list here themselves. */
  saleTerms: z
    .object({
      earnestMoneyBasisPoints: z.number().int().min(0).max(10_000),
      closingDays: z.number().int().min(1),
      /** Of the taxes that the law lays on the seller. */
      transferTaxPayer: z.enum(words.transferTaxPayers),
      /** Days for owner-occupants alone: from the opening of the auction, at a fixed price from `offeredSince`. */
      ownerOccupantDays: z.number().int().min(1).optional(),
    })
    .optional(),
  /** Of a home at auction: its seller listens to offers until 48 hours before the start. */
  takesOffers: z.boolean().optional(),
  /** `id` is the user who answers for the sale and may not bid on it; the e-mail is never shown. */
  seller: z.object({ id: text, name: text, kind: z.enum(words.sellerKinds), email: z.email() }),
  /** That staff have taken it down. */
  takedown: z
    .object({ reason: z.enum(words.takedownReasons), at: instant, liftedAt: instant.optional() })
    .optional(),
  /** Fictional, made by the seed. */
  isSample: z.boolean(),
  originalEntryAt: instant,
  /** null until first published. */
  listedAt: instant.nullable(),
  /** Since when it is for sale like this: in this way, at this price, with this head start. */
  offeredSince: instant.optional(),
  statusChangedAt: instant,
  modifiedAt: instant,
});

const sale = z.discriminatedUnion('saleFormat', [
  /** `auctionId` is null until an auction is scheduled. */
  z.object({
    saleFormat: z.literal('auction'),
    auctionId: text.nullable(),
    listPriceCents: z.null(),
    previousListPriceCents: z.null(),
  }),
  z.object({
    saleFormat: z.literal('fixed-price'),
    auctionId: z.null(),
    listPriceCents: centsSchema,
    previousListPriceCents: centsSchema.nullable(),
  }),
]);

const standing = z.discriminatedUnion('standardStatus', [
  z.object({
    standardStatus: z.enum(words.standardStatuses).exclude(['Closed']),
    closePriceCents: z.null(),
    closeDate: z.null(),
  }),
  z.object({ standardStatus: z.literal('Closed'), closePriceCents: centsSchema, closeDate: instant }),
]);

/**
 * One property for sale, named as in the RESO Data Dictionary. Money in cents, areas in square feet, instants in ms.
 * A fixed-price listing has a price and no auction, an auction has no list price, and only a closed one has a close.
 */
export const listingSchema = base
  .and(sale)
  .and(standing)
  .refine((it) => it.propertyType !== 'Land' || (it.bedroomsTotal === null && it.livingAreaSqft === null), {
    message: 'Land has no rooms and no living area',
  });

export type Listing = z.infer<typeof listingSchema>;
