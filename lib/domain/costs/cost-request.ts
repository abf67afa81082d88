import { rates } from '@/lib/domain/costs/rates/rates';
import { costPlaceValue, getCostPlace } from '@/lib/domain/costs/sale/cost-places';
import { estimateIds, quoteIds, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { type TaxedKind, taxedKinds } from '@/lib/domain/costs/sale/taxed-kind';
import { inCount, inDollars } from '@/lib/domain/shared/amounts';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { LARGEST_BID_DOLLARS } from './highest-bid';

/** Input of the calculator: the total cost of a bid, or the highest bid for an amount of cash. */
export interface CostRequest {
  readonly from: 'bid' | 'cash';
  readonly amountCents: Cents;
  readonly sale: Sale;
}

const ownIds = [...estimateIds, ...quoteIds];

/** The form fields, which are also the URL parameters. */
const costFields = [
  'place',
  'kind',
  'residential',
  'from',
  'amount',
  'down',
  'rate',
  'years',
  'exempt',
  'buyer-pays',
  'seller-insures',
  'premium',
  'premium-least',
  'arrears',
  'property-tax',
  'fee',
  'months',
  'vacant-months',
  ...estimateIds,
  ...quoteIds,
] as const;
export type CostField = (typeof costFields)[number];
export type TypedCosts = Readonly<Partial<Record<CostField, string>>>;

/** Shown on a page without parameters. */
const example: TypedCosts = { place: 'queens', kind: 'one-family', from: 'bid', amount: '450,000' };

export interface ReadCosts {
  /** The input as typed, so that the form can show it again. */
  readonly typed: TypedCosts;
  readonly answer: Result<CostRequest, CostFaults>;
}
/** What is wrong with a field. `least`, `most` and `example` are as they are typed. */
export interface CostFault {
  readonly code:
    | 'place'
    | 'kind'
    | 'start'
    | 'no-amount'
    | 'cents'
    | 'zero'
    | 'no-dollars'
    | 'too-much'
    | 'percent'
    | 'months'
    | 'years';
  readonly least?: string;
  readonly most?: string;
  readonly example?: string;
}
export type CostFaults = Readonly<Partial<Record<CostField, CostFault>>>;

/**
 * Reads URL parameters or a submitted form. The first of a repeated parameter counts; a missing one gets the
 * example's value.
 */
export function readCosts(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): ReadCosts {
  const inputOf = (field: CostField) => [params[field] ?? example[field] ?? ''].flat()[0] ?? '';
  const typed: TypedCosts = Object.fromEntries(costFields.map((field) => [field, inputOf(field)]));
  return { typed, answer: toRequest(typed) };
}

function toRequest(typed: TypedCosts): Result<CostRequest, CostFaults> {
  const { read, faults } = createReader(typed);
  const place = read('place', (text) => getCostPlace(text) ?? new Fault({ code: 'place' }));
  const kind = read('kind', readKind);
  const from = read('from', readStart);
  const amountCents = read('amount', readAmount);
  const rest = readRest(typed, read);
  const hasFault = Object.keys(faults).length > 0;
  if (hasFault || place === null || kind === null || from === null || amountCents === null)
    return refuse(faults);
  return ok({ from, amountCents, sale: { place, kind, ...rest } });
}

type Read = <T>(field: CostField, reader: (text: string) => T | Fault) => T | null;

/** Reads field by field and collects the fault of each invalid one. */
function createReader(typed: TypedCosts): { readonly read: Read; readonly faults: CostFaults } {
  const faults: Partial<Record<CostField, CostFault>> = {};
  const read: Read = (field, reader) => {
    const found = reader((typed[field] ?? '').trim());
    if (!(found instanceof Fault)) return found;
    faults[field] = found.fault;
    return null;
  };
  return { read, faults };
}

/** Reads the optional fields. */
function readRest(typed: TypedCosts, read: Read): Omit<Sale, 'place' | 'kind'> {
  const isTicked = (field: CostField) => typed[field] === '1';
  return {
    residentialPercent: read('residential', (text) => readPercent(text, 100)),
    loan: readLoan(read),
    sellerIsExempt: isTicked('exempt'),
    buyerPaysSellersTaxes: isTicked('buyer-pays'),
    sellerPaysTitleInsurance: isTicked('seller-insures'),
    premium: readPremium(read),
    arrearsCents: read('arrears', readMoney),
    monthsUntilKeys: read('months', (text) => readWhole(text, 0, 120, 'months')) ?? 0,
    vacantMonths: read('vacant-months', (text) => readWhole(text, 0, 120, 'months')) ?? 0,
    propertyTaxYearCents: read('property-tax', readMoney),
    feeMonthCents: read('fee', readMoney),
    own: Object.fromEntries(
      ownIds.flatMap((id) => {
        const cost = read(id, readMoney);
        return cost === null ? [] : [[id, cost]];
      }),
    ),
    figureSources: null,
  };
}

function readLoan(read: Read): Sale['loan'] {
  const downPercent = read('down', (text) => readPercent(text, 100));
  const ratePercent = read('rate', (text) => readPercent(text, 30)) ?? rates.loan.ratePercent;
  const years = read('years', (text) => readWhole(text, 1, 50, 'years')) ?? rates.loan.years;
  return downPercent === null ? null : { downPercent, ratePercent, years };
}

function readPremium(read: Read): Sale['premium'] {
  const percent = read('premium', (text) => readPercent(text, 25));
  const leastCents = read('premium-least', readMoney);
  if (percent === null && leastCents === null) return null;
  return { percent: percent ?? 0, leastCents: leastCents ?? cents(0) };
}

/** An invalid field. */
class Fault {
  constructor(readonly fault: CostFault) {}
}

function readKind(text: string): TaxedKind | Fault {
  return taxedKinds.find((each) => each === text) ?? new Fault({ code: 'kind' });
}

const readStart = (text: string): CostRequest['from'] | Fault =>
  text === 'bid' || text === 'cash' ? text : new Fault({ code: 'start' });

/** Bids are in whole dollars. */
function readAmount(text: string): Cents | Fault {
  const amount = readMoney(text);
  if (amount === null) return new Fault({ code: 'no-amount' });
  if (amount instanceof Fault) return amount;
  if (amount % 100 !== 0) return new Fault({ code: 'cents' });
  return amount === 0 ? new Fault({ code: 'zero' }) : amount;
}

/** Reads dollars with or without `$`, commas and spaces; null for an empty field. */
function readMoney(text: string): Cents | Fault | null {
  const bare = text.replaceAll(/[\s$,]/g, '');
  if (bare === '') return null;
  if (!/^\d+(\.\d{0,2})?$/.test(bare)) return new Fault({ code: 'no-dollars' });
  const amount = Number(bare);
  if (amount > LARGEST_BID_DOLLARS)
    return new Fault({ code: 'too-much', most: inDollars(LARGEST_BID_DOLLARS * 100) });
  return cents(Math.round(amount * 100));
}

function readPercent(text: string, most: number): number | Fault | null {
  const bare = text.replaceAll(/[\s%]/g, '');
  if (bare === '') return null;
  const value = Number(bare);
  const isRead = /^(\d+\.?\d{0,3}|\.\d{1,3})$/.test(bare) && value <= most;
  return isRead
    ? value
    : new Fault({ code: 'percent', most: String(most), example: String(Math.min(20, most / 4)) });
}

function readWhole(
  text: string,
  least: number,
  most: number,
  unit: 'months' | 'years',
): number | Fault | null {
  if (text === '') return null;
  const value = Number(text);
  const isRead = /^\d+$/.test(text) && value >= least && value <= most;
  return isRead ? value : new Fault({ code: unit, least: String(least), most: String(most) });
}

/** The URL parameters of a request, without the empty ones. */
export function toCostParams({ from, amountCents, sale }: CostRequest): URLSearchParams {
  const { loan, premium } = sale;
  const amount = (value: number | null | undefined) => (value == null ? '' : String(value / 100));
  const ticked = (isTicked: boolean) => (isTicked ? '1' : '');
  const values: TypedCosts = {
    place: costPlaceValue(sale.place),
    kind: sale.kind,
    residential: sale.residentialPercent === null ? '' : String(sale.residentialPercent),
    from,
    amount: amount(amountCents),
    down: loan ? String(loan.downPercent) : '',
    rate: loan ? String(loan.ratePercent) : '',
    years: loan ? String(loan.years) : '',
    exempt: ticked(sale.sellerIsExempt),
    'buyer-pays': ticked(sale.buyerPaysSellersTaxes),
    'seller-insures': ticked(sale.sellerPaysTitleInsurance),
    premium: premium ? String(premium.percent) : '',
    'premium-least': premium && premium.leastCents > 0 ? amount(premium.leastCents) : '',
    arrears: amount(sale.arrearsCents),
    'property-tax': amount(sale.propertyTaxYearCents),
    fee: amount(sale.feeMonthCents),
    months: sale.monthsUntilKeys > 0 ? inCount(sale.monthsUntilKeys) : '',
    'vacant-months': sale.vacantMonths > 0 ? inCount(sale.vacantMonths) : '',
    ...Object.fromEntries(ownIds.map((id) => [id, amount(sale.own[id])])),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}
