/**
 * A second calculator of the taxes, with its own figures and its own arithmetic in thousandths of a cent. It
 * shares nothing with the calculator it checks, not even a type, so it imports nothing.
 */
export interface Case {
  readonly county: string;
  readonly town: string;
  readonly kind: string;
  /** Whole dollars. */
  readonly price: number;
  readonly lien: number;
  readonly loan: number;
  readonly buyerPays: boolean;
  /** The part of a farm or mixed-use building that is a residence, in percent; 0 if unknown. */
  readonly residence: number;
}

/** State, county, city, town, mansion and mortgage tax in cents. */
export type Taxes = readonly [number, number, number, number, number, number];

const CITY = 'Bronx Kings NewYork Queens Richmond'.split(' ');
const COMMUTER = [...CITY, ...'Dutchess Nassau Orange Putnam Rockland Suffolk Westchester'.split(' ')];
const HOUSES = 'one-family two-family three-family condo'.split(' ');

const flat = (county: string) => county.replaceAll(/[ .]/g, '');
const isOf = (list: readonly string[], word: string) => list.includes(flat(word));
const million = (millions: number) => millions * 1_000_000;

/** `share(1_425n, …)` is 1.425%, to the cent, half a cent up. */
const share = (thousandths: bigint, dollars: bigint): bigint =>
  (dollars * thousandths * 2n + 100_000n) / 200_000n;
const per500 = (cents: bigint, dollars: bigint): bigint => ((dollars + 49_999n) / 50_000n) * cents;

const COUNTY: Readonly<Record<string, bigint>> = {
  Broome: 50n,
  Columbia: 100n,
  Erie: 250n,
  Essex: 100n,
  Madison: 200n,
  Tompkins: 100n,
};

/** Rate in thousandths of a percent, free improved and vacant dollars, where the allowance ends. */
const TOWNS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'east-hampton': [2_500, 400_000, 100_000, million(2)],
  southampton: [2_500, 400_000, 100_000, million(2)],
  'shelter-island': [2_500, 400_000, 100_000, million(2)],
  southold: [2_500, 200_000, 75_000, million(2)],
  riverhead: [2_000, 150_000, 75_000, Infinity],
  warwick: [750, 100_000, 50_000, Infinity],
  'red-hook': [2_000, 420_000, 420_000, Infinity],
  'new-paltz': [1_500, 376_500, 376_500, Infinity],
  'mount-vernon': [1_000, 100_000, 100_000, Infinity],
  peekskill: [1_000, 0, 0, Infinity],
  yonkers: [1_500, 0, 0, Infinity],
};
const SELLERS_TOWNS = ['mount-vernon', 'peekskill', 'yonkers'];

const CITY_MANSION = [
  [25, 3_900n],
  [20, 3_750n],
  [15, 3_500n],
  [10, 3_250n],
  [5, 2_250n],
  [3, 1_500n],
  [2, 1_250n],
  [1, 1_000n],
] as const;

const MORTGAGE: readonly (readonly [string, bigint])[] = [
  ['Rockland Westchester', 1_300n],
  ['Dutchess Nassau Orange Putnam Suffolk', 1_050n],
  [
    'Albany Cattaraugus Chautauqua Columbia Cortland Essex Genesee Greene Rensselaer Schenectady Steuben Warren Washington Wayne Wyoming',
    1_250n,
  ],
  ['Chemung Jefferson Madison Montgomery Ontario StLawrence Tioga Ulster', 750n],
];

export function secondOpinion(sale: Case): Taxes {
  const dear = { state: money(sale.price + sale.lien), other: money(sale.price + sale.lien) };
  const bare = deedTaxes(sale, dear);
  const [state, county, city, town] = bare;
  const ofSeller = state + county + city + (SELLERS_TOWNS.includes(sale.town) ? town : 0n);
  const isHome = HOUSES.includes(sale.kind) || sale.kind === 'co-op';
  const grown = {
    state: dear.state + ofSeller - (isHome ? state : 0n),
    other: dear.other + ofSeller,
  };
  const taxes = sale.buyerPays ? deedTaxes(sale, grown) : bare;
  const [a, b, c, d, e] = taxes;
  return [Number(a), Number(b), Number(c), Number(d), Number(e), Number(mortgage(sale))];
}

const money = (dollars: number): bigint => BigInt(dollars) * 100n;

type Deed = readonly [bigint, bigint, bigint, bigint, bigint];

/** All amounts in cents. */
function deedTaxes(sale: Case, of: { readonly state: bigint; readonly other: bigint }): Deed {
  if (sale.kind === 'home-in-park') return [0n, 0n, 0n, 0n, 0n];
  const { county, kind } = sale;
  const lien = money(sale.lien);
  const inCity = isOf(CITY, county);
  const isHouse = HOUSES.includes(kind);
  const isHome = isHouse || kind === 'co-op';
  const bare = (whole: bigint) => (isHouse || whole < money(500_000) ? whole - lien : whole);
  const state = bare(of.state);
  const isLarge = inCity && of.state >= money(million(isHome ? 3 : 2));
  const ofCounty = county === 'Erie' ? bare(of.other) : of.other;
  return [
    state > money(500) ? per500(isLarge ? 325n : 200n, state) : 0n,
    ofCounty > money(500) ? per500(COUNTY[county] ?? 0n, afterFree(sale, ofCounty)) : 0n,
    inCity ? cityTax(isHome, of.other - (isHome ? lien : 0n)) : 0n,
    townTax(sale.town, kind === 'land', of.other),
    mansion(inCity, of.state, isHome ? 100 : /farm|mixed/.test(kind) ? sale.residence : 0),
  ];
}

/** Columbia does not tax the first $150,000 of a single-family residence. */
function afterFree({ county, kind }: Case, base: bigint): bigint {
  const free = county === 'Columbia' && kind === 'one-family' ? money(150_000) : 0n;
  return base > free ? base - free : 0n;
}

function cityTax(isHome: boolean, base: bigint): bigint {
  if (base <= money(25_000)) return 0n;
  const isHigh = base > money(500_000);
  if (isHome) return share(isHigh ? 1_425n : 1_000n, base);
  return share(isHigh ? 2_625n : 1_425n, base);
}

function townTax(town: string, isVacant: boolean, base: bigint): bigint {
  const found = TOWNS[town];
  if (!found || (town === 'yonkers' && base <= money(25_000))) return 0n;
  const [rate, improved, vacant, end] = found;
  const isFree = end === Infinity || base < money(end);
  const free = isFree ? money(isVacant ? vacant : improved) : 0n;
  return base > free ? share(BigInt(rate), base - free) : 0n;
}

/** The full price picks the rate; the rate is on the residence. */
function mansion(inCity: boolean, base: bigint, residence: number): bigint {
  const part = residence === 100 ? base : share(BigInt(residence) * 1_000n, base);
  for (const [from, rate] of CITY_MANSION)
    if (base >= money(million(from)) && (inCity || from === 1)) return share(rate, part);
  return 0n;
}

function mortgage({ county, town, kind, loan }: Case): bigint {
  if (loan === 0 || kind === 'co-op' || kind === 'home-in-park') return 0n;
  const debt = (BigInt(loan) / 100n + (BigInt(loan) % 100n > 50n ? 1n : 0n)) * 100n;
  const lenders = /^(one|two|three|four|five)|condo/.test(kind) ? 250n : 0n;
  const relief = kind === 'one-family' || kind === 'two-family' ? reliefIn(county, debt) : 0n;
  return share(mortgageRate(county, town, kind, loan) - lenders, debt * 100n) - relief;
}

function mortgageRate(county: string, town: string, kind: string, loan: number): bigint {
  if (town === 'yonkers') return 1_800n;
  if (isOf(CITY, county)) {
    if (loan < 500_000) return 2_050n;
    return HOUSES.includes(kind) ? 2_175n : 2_800n;
  }
  for (const [names, rate] of MORTGAGE) if (isOf(names.split(' '), county)) return rate;
  return 1_000n;
}

function reliefIn(county: string, debt: bigint): bigint {
  const first = debt < 10_000n ? debt : 10_000n;
  if (isOf(COMMUTER, county)) return share(300n, first * 100n);
  return isOf(['Albany', 'Cattaraugus', 'Erie', 'Onondaga', 'Tompkins'], county)
    ? share(250n, first * 100n)
    : 0n;
}
