import { rates } from '@/lib/domain/costs/rates/rates';
import type { Source, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { inDollars, inPercent, shareOf } from '@/lib/domain/shared/percent';
import { type EstimateId, estimateNames, type FigureSource, isInNewYorkCity, type Sale } from './costed-sale';
import { type DeedTax, deedTaxes } from './deed-taxes';
import { loanOf, monthlyPayment, mortgageTax } from './loan-costs';
import { kindRules } from './taxed-kind';
import { lendersPremium, ownersPremium, titleZoneOf } from './title-insurance';

export type CostId =
  | 'bid'
  | 'premium'
  | 'loan'
  | DeedTax['id']
  | 'mortgage-tax'
  | EstimateId
  | 'arrears'
  | 'property-tax'
  | 'fee'
  | 'loan-payments';

/** One line of the total cost. A loan has a negative amount. */
export interface CostLine {
  readonly id: CostId;
  readonly name: string;
  readonly payer: 'Buyer' | 'Seller';
  readonly due: 'closing' | 'until-keys';
  readonly amountCents: Cents;
  /** How the amount is computed, in words and figures. */
  readonly formula: string;
  readonly isEstimate: boolean;
  readonly source: Source;
  readonly asOf: string;
  /** The day by which the rate must be checked again; null if the line is not from a rate. */
  readonly reviewBy: string | null;
}

export interface TotalCost {
  readonly bidCents: Cents;
  /** Bid and premium: the contract price. */
  readonly priceCents: Cents;
  /** The base of the deed taxes: the price and the seller's taxes that the buyer pays by contract. */
  readonly considerationCents: Cents;
  readonly loanCents: Cents;
  readonly lines: readonly CostLine[];
  /** Cash that the buyer brings to the closing: the buyer's lines that are due then, less the loan. */
  readonly cashCents: Cents;
  /** Paid after the closing until the buyer has the keys. */
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
  const premiumCents = premiumOf(sale, bidCents);
  const priceCents = cents(bidCents + premiumCents);
  const loanCents = loanOf(sale.loan, priceCents);
  const considerationCents = considerationOf(sale, priceCents);
  const sums = { bidCents, premiumCents, priceCents, loanCents, considerationCents };
  const typed = typedOn(today);
  const lines = [
    ...priceLines(sale, sums, typed),
    ...taxLines(sale, sums),
    ...serviceLines(sale, sums, typed),
    ...arrearsLines(sale, typed),
    ...keysLines(sale, loanCents, typed),
  ];
  const sum = (isCounted: (line: CostLine) => boolean) =>
    cents(lines.filter(isCounted).reduce((total, { amountCents }) => total + amountCents, 0));
  return {
    bidCents,
    priceCents,
    considerationCents,
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
  readonly considerationCents: Cents;
}

type Origin = Pick<CostLine, 'source' | 'asOf' | 'reviewBy'>;

const typedOn = (today: string): Origin => ({
  source: { label: 'Your figure', href: null },
  asOf: today,
  reviewBy: null,
});
const originOf = ({ source, asOf, reviewBy }: Sourced): Origin => ({ source, asOf, reviewBy });
const originOfFigure = (figureSource: FigureSource | undefined, typed: Origin): Origin =>
  figureSource ? { ...figureSource, reviewBy: null } : typed;
const bought = { payer: 'Buyer', due: 'closing', isEstimate: false } as const;

export function premiumOf({ premium }: Pick<Sale, 'premium'>, bidCents: number): Cents {
  return premium === null
    ? cents(0)
    : cents(Math.max(shareOf(bidCents, premium.percent), premium.leastCents));
}

/**
 * Grossed up once, as the tax departments do: adds the seller's taxes that the buyer pays, but no tax on
 * those.
 */
export function considerationOf(sale: Sale, priceCents: number): Cents {
  if (!sale.buyerPaysSellersTaxes || sale.sellerIsExempt) return cents(priceCents);
  const isLeftOut = ({ id }: DeedTax) =>
    id === 'state-transfer-tax' && kindRules[sale.kind].isHome && !rates.grossUp.countsStateTaxOfHomes;
  const sellers = deedTaxes(sale, priceCents).filter((tax) => tax.owedBy === 'Seller' && !isLeftOut(tax));
  return cents(sellers.reduce((sum, { amountCents }) => sum + amountCents, priceCents));
}

function priceLines(sale: Sale, sums: Sums, typed: Origin): readonly CostLine[] {
  const { bidCents, premiumCents, priceCents, loanCents } = sums;
  const { source, asOf, reviewBy } = typed;
  // Sets each field instead of spreading: this runs for every home, and spreads took most of the time.
  const line = (id: CostId, name: string, amountCents: Cents, formula: string): CostLine => ({
    id,
    name,
    payer: 'Buyer',
    due: 'closing',
    amountCents,
    formula,
    isEstimate: false,
    source,
    asOf,
    reviewBy,
  });
  const { premium, loan } = sale;
  return [
    line('bid', 'Your bid', bidCents, 'The amount you offer the seller'),
    ...(premium && premiumCents > 0
      ? [
          line(
            'premium',
            'Buyer’s premium',
            premiumCents,
            `${inPercent(premium.percent)} of the bid, at least ${inDollars(premium.leastCents)}; counts as part of the price`,
          ),
        ]
      : []),
    ...(loan && loanCents > 0
      ? [
          line(
            'loan',
            'Loan',
            cents(-loanCents),
            `The ${inDollars(priceCents)} price minus ${inPercent(loan.downPercent)} down`,
          ),
        ]
      : []),
  ];
}

/** The buyer pays the seller's taxes by contract, or by law when the seller is exempt. */
function taxLines(sale: Sale, { considerationCents, loanCents }: Sums): readonly CostLine[] {
  const isShifted = sale.sellerIsExempt || sale.buyerPaysSellersTaxes;
  const why = sale.sellerIsExempt
    ? 'the seller is exempt, so the buyer owes it'
    : 'the buyer pays it under the contract';
  const deed = deedTaxes(sale, considerationCents).map(
    ({ id, name, owedBy, amountCents, formula, rate }): CostLine => ({
      id,
      name,
      payer: isShifted ? 'Buyer' : owedBy,
      due: 'closing',
      amountCents,
      formula: isShifted && owedBy === 'Seller' ? `${formula}; ${why}` : formula,
      isEstimate: false,
      source: rate.source,
      asOf: rate.asOf,
      reviewBy: rate.reviewBy,
    }),
  );
  const mortgage = mortgageTax(sale, loanCents);
  if (!mortgage) return deed;
  const { amountCents, formula, rate } = mortgage;
  const name = 'Mortgage recording tax';
  return [...deed, { ...bought, id: 'mortgage-tax', name, amountCents, formula, ...originOf(rate) }];
}

/** Costs of services and offices. Each is an estimate until the visitor types a figure. */
function serviceLines(sale: Sale, sums: Sums, typed: Origin): readonly CostLine[] {
  return services(sale, sums).map(({ id, payer = 'Buyer', amountCents, formula, rate }) => {
    const own = sale.own[id];
    const { source, asOf, reviewBy } = own === undefined ? rate : typed;
    return {
      id,
      name: estimateNames[id],
      payer,
      due: 'closing',
      amountCents: own ?? amountCents,
      formula: own === undefined ? formula : 'As you entered it',
      isEstimate: own === undefined,
      source,
      asOf,
      reviewBy,
    };
  });
}

interface Service {
  readonly id: EstimateId;
  readonly payer?: 'Buyer' | 'Seller';
  readonly amountCents: Cents;
  readonly formula: string;
  readonly rate: Sourced;
}

function services(sale: Sale, sums: Sums): readonly Service[] {
  const { passesBy, isVacant } = kindRules[sale.kind];
  return [
    ...(passesBy === 'deed' ? titleServices(sale, sums) : []),
    ...peopleServices(sale),
    ...(passesBy === 'deed' ? [recordingService(sale, sums.loanCents)] : []),
    ...(isVacant ? [] : [insuranceService()]),
  ];
}

function titleServices(sale: Sale, { priceCents, loanCents }: Sums): readonly Service[] {
  const { county } = sale.place;
  const { name: zoneName, zone } = titleZoneOf(county);
  const { lenderPercent } = rates.titleInsurance;
  return [
    {
      id: 'title-insurance',
      payer: sale.sellerPaysTitleInsurance ? 'Seller' : 'Buyer',
      amountCents: ownersPremium(county, priceCents),
      formula: `Filed zone ${zoneName} rates on ${inDollars(priceCents)}`,
      rate: zone,
    },
    ...(loanCents > 0
      ? [
          {
            id: 'lender-title-insurance' as const,
            amountCents: lendersPremium(county, loanCents),
            formula: `${inPercent(lenderPercent.percent)} of the filed zone ${zoneName} rate on the ${inDollars(loanCents)} loan, when issued with the owner’s policy`,
            rate: lenderPercent,
          },
        ]
      : []),
  ];
}

function peopleServices({ place }: Sale): readonly Service[] {
  const isCity = isInNewYorkCity(place);
  const attorney = isCity ? rates.attorney.city : rates.attorney.elsewhere;
  return [
    {
      id: 'attorney',
      ...middleOf(attorney.range, isCity ? 'New York City' : 'New York State outside New York City'),
      rate: attorney,
    },
    {
      id: 'searches',
      ...middleOf(rates.searches.range, 'New York State'),
      rate: rates.searches,
    },
  ];
}

const middleOf = (
  { lowCents, highCents }: { readonly lowCents: number; readonly highCents: number },
  where: string,
): Pick<Service, 'amountCents' | 'formula'> => ({
  amountCents: cents(Math.round((lowCents + highCents) / 2)),
  formula: `Midpoint of the customary range in ${where}, ${inDollars(lowCents)} to ${inDollars(highCents)}`,
});

function recordingService({ kind }: Sale, loanCents: number): Service {
  const { documentCents, pageCents, deedPages, mortgagePages, ...rate } = rates.recording;
  const { hasUpToSixDwellings, isVacant } = kindRules[kind];
  const isResidential = hasUpToSixDwellings || isVacant || kind === 'farm';
  const report = isResidential ? rate.reportOfHomesCents : rate.reportOfOthersCents;
  const ofPages = (pages: number) => documentCents + pages * pageCents;
  const mortgage = loanCents > 0 ? ofPages(mortgagePages) : 0;
  const each = `${inDollars(documentCents)} plus ${inDollars(pageCents)} a page`;
  return {
    id: 'recording',
    amountCents: cents(ofPages(deedPages) + report + mortgage),
    formula: `${each} for a deed of ${deedPages} pages${mortgage > 0 ? ` and a mortgage of ${mortgagePages} pages` : ''}, plus ${inDollars(report)} for the transfer report`,
    rate: rates.recording,
  };
}

const insuranceService = (): Service => ({
  id: 'insurance',
  amountCents: cents(rates.insurance.yearCents),
  formula: 'State average; yours depends on the home, its distance from the coast, and who lives there',
  rate: rates.insurance,
});

function arrearsLines({ arrearsCents, figureSources }: Sale, typed: Origin): readonly CostLine[] {
  if (arrearsCents === null || arrearsCents === 0) return [];
  const formula = figureSources
    ? 'Amounts the listing shows as taken over by the buyer, not resolved, or in arrears'
    : 'As you entered it';
  return [
    {
      ...bought,
      id: 'arrears',
      name: 'Arrears and unpaid charges',
      amountCents: arrearsCents,
      formula,
      ...originOfFigure(figureSources?.arrears, typed),
    },
  ];
}

/** Costs that continue while the occupants may stay. */
function keysLines(sale: Sale, loanCents: Cents, typed: Origin): readonly CostLine[] {
  const { monthsUntilKeys: months, loan, figureSources } = sale;
  if (months === 0) return [];
  const ofMonths = months === 1 ? '1 month' : `${months} months`;
  const taxYear = sale.propertyTaxYearCents ?? 0;
  const fee = sale.feeMonthCents ?? 0;
  const payment = loan && loanCents > 0 ? monthlyPayment(loan, loanCents) : 0;
  const isExample = loan?.ratePercent === rates.loan.ratePercent;
  const lines = [
    {
      id: 'property-tax',
      name: 'Property tax until possession',
      amount: Math.round((taxYear * months) / 12),
      formula: `${ofMonths} at ${inDollars(taxYear)} a year`,
      isEstimate: false,
      ...originOfFigure(figureSources?.propertyTax, typed),
    },
    {
      id: 'fee',
      name: 'Monthly charges until possession',
      amount: fee * months,
      formula: `${ofMonths} at ${inDollars(fee)} a month`,
      isEstimate: false,
      ...originOfFigure(figureSources?.fee, typed),
    },
    {
      id: 'loan-payments',
      name: 'Loan payments until possession',
      amount: payment * months,
      formula: `${ofMonths} at ${inDollars(payment)} a month, ${inPercent(loan?.ratePercent ?? 0)} interest over ${loan?.years ?? 0} years`,
      isEstimate: isExample,
      ...(isExample ? originOf(rates.loan) : typed),
    },
  ] as const;
  return lines.flatMap(({ amount, ...line }) =>
    amount > 0
      ? [{ ...line, payer: 'Buyer' as const, due: 'until-keys' as const, amountCents: cents(amount) }]
      : [],
  );
}
