import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { factChangesAfter } from '@/lib/domain/risk-report/risk-report';
import type { ToldHome } from '@/lib/domain/risk-report/risk-statement';
import { cents } from '@/lib/domain/shared/money';
import { createRandom, type Random } from './drawing/random';

const dayMs = 24 * 3_600_000;
type Risks = Pick<Listing, 'violations' | 'flood' | 'chargesOwed' | 'tenancy'>;

/** What is told of tenants, flood, violations and charges: much of some homes, little of others. `now` in ms. */
export function sampleRisks(listing: Listing, now: number): Risks {
  const random = createRandom(`risks/${listing.listingKey}`);
  const asOf = () => now - random.int(4, 60) * dayMs;
  const isLand = listing.propertyType === 'Land';
  return {
    flood: random.chance(0.75) ? floodOf(listing, random, asOf()) : undefined,
    violations: !isLand && random.chance(0.6) ? violationsOf(listing, random, asOf()) : undefined,
    chargesOwed: random.chance(0.55) ? chargesOf(listing, random, asOf()) : undefined,
    tenancy: isRented(listing) && random.chance(0.65) ? tenancyOf(listing, random, asOf()) : undefined,
  };
}

const isRented = ({ occupancy }: Listing) => occupancy.value === 'Tenant' || occupancy.value === 'Mixed';

function floodOf({ disclosures }: Listing, random: Random, asOf: number): Risks['flood'] {
  const isInside = disclosures.some(({ kind }) => kind === 'FloodZone');
  return {
    standing: isInside ? 'Inside' : 'Outside',
    zone: isInside ? random.pick(['AE', 'AE', 'VE']) : 'X',
    source: 'Flood map of FEMA, looked up by the address',
    asOf,
  };
}

function violationsOf({ title }: Listing, random: Random, asOf: number): Risks['violations'] {
  const isOpen = title.liens.some(({ kind }) => kind === 'MunicipalViolation') || random.chance(0.25);
  return {
    standing: isOpen ? 'Open' : 'NoneFound',
    text: isOpen ? random.pick(openViolations) : '',
    source: 'Search of the municipality for the seller',
    asOf,
  };
}

const openViolations = [
  'A rear deck without a permit; the seller has not filed for one.',
  'A missing handrail and two windows that do not open, cited in spring and not yet looked at again.',
  'Work without a permit on the upper floor; the fine is open.',
];

function chargesOf({ title }: Listing, random: Random, asOf: number): Risks['chargesOwed'] {
  const isOwed = title.liens.some(({ kind }) => kind === 'WaterAndSewer' || kind === 'CommonCharges');
  return {
    amountCents: cents(isOwed ? random.int(240, 4_800) * 100 : 0),
    text: isOwed ? 'As of the last reading; it grows until the closing.' : '',
    source: 'Statement of the water office',
    asOf,
  };
}

function tenancyOf({ countyOrParish }: Listing, random: Random, asOf: number): Risks['tenancy'] {
  const isCity = ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'].includes(countyOrParish);
  return {
    lease: random.pick(['Yes', 'Yes', 'No', 'Unknown'] as const),
    rentRegulated: random.pick(['No', 'No', 'No', 'Yes', 'Unknown'] as const),
    goodCause: isCity ? random.pick(['Yes', 'Yes', 'No', 'Unknown'] as const) : 'No',
    noticeOn: random.chance(0.5) ? asOf - random.int(5, 50) * dayMs : null,
    source: random.pick(['Lease seen by the seller’s attorney', 'Statement of the occupant, no lease seen']),
    asOf,
  };
}

/** Of some homes: that facts were told otherwise at first, and when that was corrected, between its listing and `now`. */
export function withSampleHistory(listing: Listing, now: number): Listing {
  const random = createRandom(`changes/${listing.listingKey}`);
  const { listedAt } = listing;
  const age = listedAt === null ? 0 : now - listedAt;
  if (age < 2 * dayMs || !random.chance(0.3)) return listing;
  const home: ToldHome = toPublicListing(listing);
  const corrections = earlierTellings(home).filter(() => random.chance(0.6));
  let told = home;
  for (const earlier of corrections) told = { ...told, ...earlier };
  for (const [place, earlier] of corrections.entries()) {
    const at = Math.round(now - age + (age * (place + 1)) / (corrections.length + 1));
    const after = { ...told, ...restored(home, earlier) };
    told = { ...after, factChanges: [...factChangesAfter(told, after, at)] };
  }
  return told.factChanges ? { ...listing, factChanges: told.factChanges } : listing;
}

/** What the home tells now of what was told otherwise. */
const restored = (home: ToldHome, earlier: Partial<ToldHome>): Partial<ToldHome> =>
  Object.fromEntries(Object.keys(earlier).map((name) => [name, home[name as keyof ToldHome]]));

function earlierTellings(listing: ToldHome): readonly Partial<ToldHome>[] {
  const { occupancy, condition, access } = listing;
  const all: readonly (Partial<ToldHome> | false)[] = [
    occupancy.value !== 'Unknown' &&
      listing.propertyType !== 'Land' && {
        occupancy: { ...occupancy, value: 'Unknown' },
        possession: 'SubjectToOccupants',
      },
    listing.violations !== undefined && { violations: undefined },
    condition.rating !== 'NotInspected' && {
      condition: { ...condition, rating: 'NotInspected', text: 'The interior has not been seen.' },
    },
    access.kind === 'OpenInspection' && {
      access: {
        kind: 'ByAppointment',
        text: 'Shown by appointment. Ask for a time at least two days ahead.',
      },
    },
  ];
  return all.filter((each) => each !== false);
}
