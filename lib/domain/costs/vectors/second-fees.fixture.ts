/**
 * A second calculator of recording fees and title premiums, with its own figures: whole dollars, and cents for each
 * started $1,000. It shares nothing with the calculator it checks, so it imports nothing.
 */
export interface FeeCase {
  readonly county: string;
  readonly kind: string;
  /** Whole dollars, like the loan. */
  readonly price: number;
  readonly loan: number;
}

/** The clerk with the forms, the owner's premium and the lender's premium, in cents. */
export type Fees = readonly [number, number, number];

const BOROUGHS = ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'];

/** What a clerk takes for a paper of so many pages, in cents. */
const CLERKS: Readonly<Record<string, (pages: number) => number>> = {
  Allegany: (pages) => 4_500 + 300 * pages,
  Niagara: (pages) => 3_300 + 300 * pages,
  Onondaga: (pages) => 4_550 + 500 * pages,
  Richmond: (pages) => 3_200 + 200 * pages,
  Seneca: (pages) => 2_800 + 300 * pages,
};
const city = (pages: number): number => 3_700 + 500 * pages;
const usual = (pages: number): number => 4_500 + 500 * pages;

/** Dollars that only Long Island takes, with a deed and with a mortgage. */
const LONG_ISLAND: Readonly<Record<string, readonly [number, number]>> = {
  Nassau: [420, 420],
  Suffolk: [205, 500],
};

const DOWNSTATE = `Albany Columbia Dutchess Greene Nassau Orange Putnam Rensselaer Rockland Suffolk Sullivan
  Ulster Westchester`.split(/\s+/);

/** A premium of the first $35,000 in dollars, then cents for each started $1,000, from where each ends. */
interface Table {
  readonly first: number;
  readonly steps: readonly number[];
}
const ENDS = [50, 100, 500, 1_000, 5_000, 10_000, 15_000, Infinity];
const OWNER_UP: Table = { first: 356, steps: [792, 494, 398, 356, 325, 296, 276, 248] };
const OWNER_DOWN: Table = { first: 402, steps: [667, 543, 436, 398, 366, 325, 307, 276] };
const LOAN_UP: Table = { first: 299, steps: [661, 410, 331, 296, 271, 247, 231, 207] };
const LOAN_DOWN: Table = { first: 344, steps: [555, 454, 364, 331, 305, 271, 255, 231] };

export function secondFees({ county, kind, price, loan }: FeeCase): Fees {
  const isCity = BOROUGHS.includes(county);
  if (kind === 'home-in-park') return [0, 0, 0];
  if (kind === 'co-op') return [isCity ? 10_000 : 0, 0, 0];
  const isDown = isCity || DOWNSTATE.includes(county);
  // The discount of 15% ends at a million.
  const [whole, upToMillion] = [price, Math.min(price, 1_000_000)].map((sum) =>
    premium(isDown ? OWNER_DOWN : OWNER_UP, sum),
  );
  const owners = nearestDollar((whole ?? 0) * 100 - (upToMillion ?? 0) * 15);
  const lenders = loan === 0 ? 0 : nearestDollar(premium(isDown ? LOAN_DOWN : LOAN_UP, loan) * 30);
  return [clerk(county, kind, loan > 0), owners, lenders];
}

/** A deed of five pages, a mortgage of twenty-five, and the forms. */
function clerk(county: string, kind: string, hasMortgage: boolean): number {
  const isCity = BOROUGHS.includes(county);
  const take = CLERKS[county] ?? (isCity ? city : usual);
  const [withDeed, withMortgage] = LONG_ISLAND[county] ?? [0, 0];
  const isHome = /^(one|two|three)-family$|^condo$/.test(kind);
  const salesReport = isHome || kind === 'farm' ? 125 : 250;
  const transferReturn = 5;
  const notice = isHome && !isCity ? 10 : 0;
  const forms = (salesReport + transferReturn + notice + withDeed) * 100;
  return take(5) + forms + (hasMortgage ? take(25) + withMortgage * 100 : 0);
}

/** In cents; each thousand is walked one by one. */
function premium({ first, steps }: Table, dollars: number): number {
  let cents = first * 100;
  for (let thousand = 35; thousand * 1_000 < dollars; thousand += 1)
    cents += steps[ENDS.findIndex((end) => thousand < end)] ?? 0;
  return cents;
}

/** Of hundredths of a cent, half a dollar up; in cents. */
const nearestDollar = (hundredths: number): number => Math.floor(hundredths / 10_000 + 0.5) * 100;
