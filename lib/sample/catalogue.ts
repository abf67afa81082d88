import type { Listing } from '@/lib/domain/listings/listing';
import { type County, counties } from '@/lib/domain/locations/counties';
import { createDealer, propertyDecks, shuffle } from './decks';
import { createRandom } from './drawing/random';
import { isLender } from './facts-input';
import { loginBidders, loginSeller, type SampleBidder, sampleSellers } from './people';
import { hiddenPlans, type Plan, publicPlans } from './plans';
import { type SampleSale, sampleSale } from './sample-sale';
import { type Setting, settingOf } from './settings';

export interface CatalogueInput {
  /** Public listings; some hidden ones come on top. */
  readonly size?: number;
  /** The moment of seeding, milliseconds UTC. */
  readonly now: number;
  readonly createSalt: () => string;
}

export const defaultSampleSize = 264;
const firstNumber = 10_001;

/** The whole sample catalogue, one sale after the other; the same for the same input. */
export function* sampleCatalogue({
  size = defaultSampleSize,
  now,
  createSalt,
}: CatalogueInput): Generator<SampleSale> {
  const random = createRandom('catalogue');
  const places = placesFor(size);
  const plans = [...publicPlans(size, random), ...hiddenPlans];
  const deal = dealers();
  const cast = createCasting();
  for (const [index, plan] of plans.entries()) {
    const place = places[index % places.length];
    if (!place) return;
    const number = firstNumber + index;
    yield sampleSale({
      number,
      ...place,
      indexInCounty: place.indexInCounty + (index >= places.length ? 1 : 0),
      subType: deal(settingOf(place.county.name)),
      seller: sellerFor(number, plan),
      plan,
      cast: cast(plan),
      now,
      createSalt,
    });
  }
}

interface Place {
  readonly county: County;
  readonly indexInCounty: number;
}

/** Every county first (twice when there is room), the rest where people live; in an order that mixes the state. */
function placesFor(size: number): readonly Place[] {
  const base = Math.min(2, Math.floor(size / counties.length));
  const rest = size - base * counties.length;
  const people = counties.reduce((sum, county) => sum + county.populationThousands, 0);
  let carried = 0;
  const places = counties.flatMap((county) => {
    carried += (Math.max(0, rest) * county.populationThousands) / people;
    const more = Math.round(carried);
    carried -= more;
    return Array.from({ length: base + more }, (_, indexInCounty) => ({ county, indexInCounty }));
  });
  return shuffle(places, createRandom('places'));
}

function dealers(): (
  setting: Setting,
) => ReturnType<ReturnType<typeof createDealer<(typeof propertyDecks)[Setting][number][0]>>> {
  const made = new Map<Setting, () => (typeof propertyDecks)[Setting][number][0]>();
  return (setting) => {
    const dealer = made.get(setting) ?? createDealer(propertyDecks[setting], createRandom(`deck/${setting}`));
    made.set(setting, dealer);
    return dealer();
  };
}

/** Owners, estates and land banks sell some; what nobody may see yet or waits for a decision is of the seller one can sign in as. */
function sellerFor(number: number, plan: Plan): Listing['seller'] {
  const isOfLogin = plan.kind === 'listing' ? hiddenPlans.includes(plan) : plan.stage === 'undecided';
  if (isOfLogin) return loginSeller;
  const random = createRandom(`seller/${number}`);
  const lenders = sampleSellers.filter(isLender);
  return random.pick(random.chance(0.82) ? lenders : sampleSellers.filter((seller) => !isLender(seller)));
}

const [buyer, secondBuyer] = loginBidders;
/** Who of the two buyers with a login bids in the how manieth auction of a stage; the last one leads. */
const castings: Readonly<Record<string, readonly (readonly SampleBidder[])[]>> = {
  'ends-in-an-hour': [
    [secondBuyer, buyer],
    [buyer, secondBuyer],
  ],
  'ends-in-a-day': [[buyer, secondBuyer], [buyer]],
  'ends-in-a-week': [[secondBuyer]],
  sold: [
    [secondBuyer, buyer],
    [buyer, secondBuyer],
  ],
  undecided: [[buyer]],
};

function createCasting(): (plan: Plan) => readonly SampleBidder[] {
  const used = new Map<string, number>();
  return (plan) => {
    if (plan.kind !== 'auction') return [];
    const place = used.get(plan.stage) ?? 0;
    used.set(plan.stage, place + 1);
    return castings[plan.stage]?.[place] ?? [];
  };
}
