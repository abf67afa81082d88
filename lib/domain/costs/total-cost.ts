import { rates } from '@/lib/domain/costs/rates/rates';
import type { Source, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import type { CostFormula } from '@/lib/domain/costs/sale/cost-formula';
import {
  type EstimateId,
  type FigureSource,
  type QuoteId,
  quoteIds,
  type Sale,
} from '@/lib/domain/costs/sale/costed-sale';
import { isVacancyEstimated } from '@/lib/domain/costs/services/insurance';
import { servicesOf } from '@/lib/domain/costs/services/services';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { shareOf } from '@/lib/domain/shared/percent';
import { type DeedBases, deedBases, followsOtherBases } from './deed-bases';
import { type DeedTax, type DeedTaxName, deedTaxes, mayOweMansionTax } from './deed-taxes';
import { loanOf, monthlyPayment, mortgageTax } from './loan-costs';
import { lotCostOf } from './lot-cost';

export type CostId =
  | 'bid'
  | 'premium'
  | 'loan'
  | DeedTax['id']
  | 'mortgage-tax'
  | EstimateId
  | QuoteId
  | 'arrears'
  | 'property-tax'
  | 'fee'
  | 'loan-payments';

type CostName = Exclude<CostId, 'local-transfer-tax'> | DeedTaxName;

/** One line of the total cost. A loan has a negative amount. */
export interface CostLine {
  readonly id: CostId;
  readonly name: CostName;
  /** The county, city or town that a name needs. */
  readonly place: string | null;
  readonly payer: 'Buyer' | 'Seller';
  /** `until-keys`: apart from the closing, before it or until the buyer has the keys. */
  readonly due: 'closing' | 'until-keys';
  readonly amountCents: Cents;
  readonly formula: CostFormula;
  /** Why the buyer pays a tax of the seller's; null for other lines. */
  readonly shiftedBy: 'exemption' | 'contract' | null;
  readonly isEstimate: boolean;
  /** Null for a figure that the visitor typed. */
  readonly source: Source | null;
  readonly asOf: string;
  /** The day by which the rate must be checked again; null if the line is not from a rate. */
  readonly reviewBy: string | null;
  /** Whether the rate was read at a statute or an agency; null if the line is not from a rate. */
  readonly isVerified: boolean | null;
}

export interface TotalCost {
  readonly bidCents: Cents;
  /** Bid and premium: the contract price. */
  readonly priceCents: Cents;
  /** The base of the mansion tax: the price, liens that stay, and the seller's taxes that count. */
  readonly considerationCents: Cents;
  /** The lines leave out a mansion tax on a residence whose part of the price nobody stated. */
  readonly mayOweMansionTax: boolean;
  readonly loanCents: Cents;
  readonly lines: readonly CostLine[];
  /** Cash that the buyer brings to the closing: the buyer's lines that are due then, less the loan. */
  readonly cashCents: Cents;
  /** Paid apart from the closing until the buyer has the keys. */
  readonly untilKeysCents: Cents;
  /** All costs of the buyer until the keys, including the part that the loan pays. */
  readonly totalCents: Cents;
  readonly sellerPaysCents: Cents;
  readonly monthlyPaymentCents: Cents;
}

/**
 * The total cost of a bid in cents. `today` is the day in New York, `2026-11-22`, the date of figures that
 * the visitor typed.
 */
export function totalCostOf(sale: Sale, bidCents: Cents, today: string): TotalCost {
  if (sale.lot) return lotCostOf(sale, sale.lot, { bidCents, today, costOf: totalCostOf });
  const premiumCents = premiumOf(sale, bidCents);
  const priceCents = cents(bidCents + premiumCents);
  const loanCents = loanOf(sale.loan, priceCents);
  const bases = deedBases(sale, priceCents);
  const sums = { bidCents, premiumCents, priceCents, loanCents, bases };
  const typed = typedOn(today);
  const lines = [
    ...priceLines(sale, sums, typed),
    ...taxLines(sale, sums),
    ...serviceLines(sale, sums, typed),
    ...quoteLines(sale, typed),
    ...arrearsLines(sale, typed),
    ...keysLines(sale, loanCents, typed),
  ];
  const sum = (isCounted: (line: CostLine) => boolean) =>
    cents(lines.filter(isCounted).reduce((total, { amountCents }) => total + amountCents, 0));
  return {
    bidCents,
    priceCents,
    considerationCents: bases.stateCents,
    mayOweMansionTax: mayOweMansionTax(sale, bases.stateCents),
    loanCents,
    lines,
    cashCents: sum(({ payer, due }) => payer === 'Buyer' && due === 'closing'),
    untilKeysCents: sum(({ due }) => due === 'until-keys'),
    totalCents: sum(({ payer, id }) => payer === 'Buyer' && id !== 'loan'),
    sellerPaysCents: sum(({ payer }) => payer === 'Seller'),
    monthlyPaymentCents: sale.loan && loanCents > 0 ? monthlyPayment(sale.loan, loanCents) : cents(0),
  };
}

interface Sums {
  readonly bidCents: Cents;
  readonly premiumCents: Cents;
  readonly priceCents: Cents;
  readonly loanCents: Cents;
  readonly bases: DeedBases;
}

type Origin = Pick<CostLine, 'source' | 'asOf' | 'reviewBy' | 'isVerified'>;

const typedOn = (today: string): Origin => ({
  source: null,
  asOf: today,
  reviewBy: null,
  isVerified: null,
});
const originOf = ({ source, asOf, reviewBy, isVerified }: Sourced): Origin => ({
  source,
  asOf,
  reviewBy,
  isVerified,
});
const originOfFigure = (figureSource: FigureSource | undefined, typed: Origin): Origin =>
  figureSource ? { ...figureSource, reviewBy: null, isVerified: null } : typed;
const bought = { place: null, shiftedBy: null, payer: 'Buyer', due: 'closing', isEstimate: false } as const;

export function premiumOf({ premium }: Pick<Sale, 'premium'>, bidCents: number): Cents {
  return premium === null
    ? cents(0)
    : cents(Math.max(shareOf(bidCents, premium.percent), premium.leastCents));
}

function priceLines(sale: Sale, sums: Sums, typed: Origin): readonly CostLine[] {
  const { bidCents, premiumCents, priceCents, loanCents } = sums;
  const { source, asOf, reviewBy, isVerified } = typed;
  // Sets each field instead of spreading: this runs for every home, and spreads took most of the time.
  const line = (id: 'bid' | 'premium' | 'loan', amountCents: Cents, formula: CostFormula): CostLine => ({
    id,
    name: id,
    place: null,
    payer: 'Buyer',
    due: 'closing',
    amountCents,
    formula,
    shiftedBy: null,
    isEstimate: false,
    source,
    asOf,
    reviewBy,
    isVerified,
  });
  const { premium, loan } = sale;
  return [
    line('bid', bidCents, { code: 'bid' }),
    ...(premium && premiumCents > 0 ? [line('premium', premiumCents, { code: 'premium', ...premium })] : []),
    ...(loan && loanCents > 0
      ? [line('loan', cents(-loanCents), { code: 'loan', priceCents, downPercent: loan.downPercent })]
      : []),
  ];
}

/** The buyer pays the seller's taxes by contract, or by law when the seller is exempt. */
function taxLines(sale: Sale, { bases, loanCents }: Sums): readonly CostLine[] {
  const shift = sale.sellerIsExempt ? 'exemption' : sale.buyerPaysSellersTaxes ? 'contract' : null;
  const deed = deedTaxes(sale, bases).map(
    ({ id, name, place, owedBy, amountCents, formula, rate }): CostLine => ({
      id,
      name,
      place,
      payer: shift ? 'Buyer' : owedBy,
      due: 'closing',
      amountCents,
      formula,
      shiftedBy: owedBy === 'Seller' ? shift : null,
      isEstimate: false,
      source: rate.source,
      asOf: rate.asOf,
      reviewBy: rate.reviewBy,
      isVerified: rate.isVerified && (rates.otherBases.isVerified || !followsOtherBases({ id }, sale)),
    }),
  );
  const mortgage = mortgageTax(sale, loanCents);
  if (!mortgage) return deed;
  const { amountCents, formula, rate } = mortgage;
  const id = 'mortgage-tax';
  return [...deed, { ...bought, id, name: id, amountCents, formula, ...originOf(rate) }];
}

/** Costs of services and offices. Each is an estimate until the visitor types a figure. */
function serviceLines(sale: Sale, sums: Sums, typed: Origin): readonly CostLine[] {
  return servicesOf(sale, sums).map(
    ({ id, payer = 'Buyer', due = 'closing', amountCents, formula, rate }): CostLine => {
      const own = sale.own[id];
      const { source, asOf, reviewBy, isVerified } = own === undefined ? rate : typed;
      return {
        id,
        name: id,
        place: null,
        payer,
        due,
        amountCents: own ?? amountCents,
        formula: own === undefined ? formula : { code: 'own' },
        shiftedBy: null,
        isEstimate: own === undefined,
        source,
        asOf,
        reviewBy,
        isVerified,
      };
    },
  );
}

/** Nobody brings these to the closing: tests come before it, insurance of an empty home and moving after it. */
const quotesApart: readonly QuoteId[] = ['inspection', 'well-septic', 'vacant-policy', 'moving'];

/** What the visitor was quoted for costs that the site does not estimate. */
const quoteLines = (sale: Sale, typed: Origin): readonly CostLine[] =>
  quoteIds.flatMap((id) => {
    if (id === 'vacant-policy' && isVacancyEstimated(sale)) return [];
    const amountCents = sale.own[id];
    const due = quotesApart.includes(id) ? 'until-keys' : 'closing';
    return amountCents
      ? [{ ...bought, ...typed, id, name: id, due, amountCents, formula: { code: 'own' } }]
      : [];
  });

function arrearsLines({ arrearsCents, figureSources }: Sale, typed: Origin): readonly CostLine[] {
  if (arrearsCents === null || arrearsCents === 0) return [];
  return [
    {
      ...bought,
      id: 'arrears',
      name: 'arrears',
      amountCents: arrearsCents,
      formula: { code: figureSources ? 'listed-arrears' : 'own' },
      ...originOfFigure(figureSources?.arrears, typed),
    },
  ];
}

/** Costs that continue while the occupants may stay. */
function keysLines(sale: Sale, loanCents: Cents, typed: Origin): readonly CostLine[] {
  const { monthsUntilKeys: months, loan, figureSources } = sale;
  if (months === 0) return [];
  const taxYear = sale.propertyTaxYearCents ?? 0;
  const fee = sale.feeMonthCents ?? 0;
  const payment = loan && loanCents > 0 ? monthlyPayment(loan, loanCents) : 0;
  const { ratePercent, years } = loan ?? { ratePercent: 0, years: 0 };
  const isExample = ratePercent === rates.loan.ratePercent;
  const lines = [
    {
      id: 'property-tax',
      amount: Math.round((taxYear * months) / 12),
      formula: { code: 'months', months, amountCents: taxYear, per: 'year' },
      isEstimate: false,
      ...originOfFigure(figureSources?.propertyTax, typed),
    },
    {
      id: 'fee',
      amount: fee * months,
      formula: { code: 'months', months, amountCents: fee, per: 'month' },
      isEstimate: false,
      ...originOfFigure(figureSources?.fee, typed),
    },
    {
      id: 'loan-payments',
      amount: payment * months,
      formula: { code: 'loan-payments', months, paymentCents: payment, ratePercent, years },
      isEstimate: isExample,
      ...(isExample ? originOf(rates.loan) : typed),
    },
  ] as const;
  return lines.flatMap(({ amount, ...line }) =>
    amount > 0
      ? [{ ...bought, ...line, name: line.id, due: 'until-keys' as const, amountCents: cents(amount) }]
      : [],
  );
}
