import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { fewestLotHomes, mostLotHomes } from './lot';
import { riskFacts } from './risk-schema';
import * as words from './vocabulary';

const text = z.string().trim().min(1);
/** Milliseconds since 1970, UTC. A fact known only to the day is stored as noon in New York. */
const instant = z.number().int();
const count = z.number().int().min(0).nullable();
/** Where a fact comes from and when it was true. Both are required for every fact about a home. */
const sourced = { source: text, asOf: instant };

const address = {
  streetNumber: text,
  streetName: text,
  streetSuffix: z.string(),
  unitNumber: text.nullable(),
  city: text,
  /** The county's name as in lib/domain/locations, without the word County. */
  countyOrParish: text,
  stateOrProvince: z.literal('NY'),
  postalCode: z.string().regex(/^\d{5}$/),
  latitude: z.number().min(40).max(46),
  longitude: z.number().min(-80).max(-71),
  /** Whether the point is the center of the ZIP code or county. Missing on listings older than this field. */
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
  /** For a photo: a few pixels to show until it has loaded. */
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
  /** The short number that people use on the phone. */
  listingId: text,
  /** Address and listing number. `proxy.ts` recognizes a listing's address by the digits at the end. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*-\d+$/),
  ...address,
  ...building,
  ...facts,
  ...riskFacts,
  media: z.array(media),
  documents: z.array(listingDocument),
  /** Stated by sellers who list here themselves. */
  saleTerms: z
    .object({
      earnestMoneyBasisPoints: z.number().int().min(0).max(10_000),
      closingDays: z.number().int().min(1),
      /** Who pays the transfer taxes that the law assigns to the seller. */
      transferTaxPayer: z.enum(words.transferTaxPayers),
      /**
       * Days reserved for owner-occupants: from the start of the auction, or from `offeredSince` at a fixed
       * price.
       */
      ownerOccupantDays: z.number().int().min(1).optional(),
    })
    .optional(),
  /** For a home at auction: its seller considers offers until 48 hours before the start. */
  takesOffers: z.boolean().optional(),
  /** `id` is the user responsible for the sale, who may not bid on it. The email address is not public. */
  seller: z.object({
    id: text,
    name: text,
    kind: z.enum(words.sellerKinds),
    email: z.email(),
    /** Of a verified organization, as visitors see the listing; never stored. */
    logo: z.object({ src: text, width: z.number(), height: z.number() }).optional(),
  }),
  /** The real estate broker who lists the home for its seller. */
  broker: z.object({ name: text, firm: text, phone: text }).optional(),
  /** Set when staff have taken the listing down. */
  takedown: z
    .object({ reason: z.enum(words.takedownReasons), at: instant, liftedAt: instant.optional() })
    .optional(),
  /** Set while the home is sold together with others. Each home of the lot stores the same. */
  lot: z
    .object({
      /** The home whose listing has the auction and the closing. */
      leadKey: text,
      /** Which part of the price each home gets, in basis points; together 10,000. */
      homes: z
        .array(z.object({ listingKey: text, basisPoints: z.number().int().min(1).max(10_000) }))
        .min(fewestLotHomes)
        .max(mostLotHomes),
      formedAt: instant,
      /** The contract of sale of all homes; unset in a lot from before a common one was required. */
      contractSha256: text.optional(),
    })
    .optional(),
  /** Fictional listings made by the seed. */
  isSample: z.boolean(),
  originalEntryAt: instant,
  /** Null until first published. */
  listedAt: instant.nullable(),
  /** Since when the home is offered on these terms: same sale format, price and owner-occupant days. */
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

const statusFields = z.discriminatedUnion('standardStatus', [
  z.object({
    standardStatus: z.enum(words.standardStatuses).exclude(['Closed']),
    closePriceCents: z.null(),
    closeDate: z.null(),
  }),
  z.object({ standardStatus: z.literal('Closed'), closePriceCents: centsSchema, closeDate: instant }),
]);

/**
 * One property for sale, with field names from the RESO Data Dictionary. Money in cents, areas in square
 * feet, instants in ms. A fixed-price listing has a price and no auction, an auction has no list price, and
 * only a closed listing has a closing price and date.
 */
export const listingSchema = base
  .and(sale)
  .and(statusFields)
  .refine((it) => it.propertyType !== 'Land' || (it.bedroomsTotal === null && it.livingAreaSqft === null), {
    message: 'Land has no rooms and no living area',
  });

export type Listing = z.infer<typeof listingSchema>;
