import { rates } from '@/lib/domain/costs/rates/rates';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules, type TaxedKind } from '@/lib/domain/costs/sale/taxed-kind';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { type DeedTax, deedTaxes } from './deed-taxes';

/**
 * What each tax on the deed is computed on, in cents. The laws differ on liens that stay with the home and
 * on the seller's taxes that the buyer pays.
 */
export interface DeedBases {
  /** The consideration of Tax Law article 31: the mansion and supplemental taxes, and the thresholds. */
  readonly stateCents: Cents;
  /** The same without the liens that § 1402 leaves out of the basic tax. */
  readonly stateTaxedCents: Cents;
  readonly countyCents: Cents;
  readonly cityCents: Cents;
  /** Taxes of towns and cities other than New York City. */
  readonly localCents: Cents;
}

type Parts = Pick<
  Sale,
  'place' | 'kind' | 'sellerIsExempt' | 'buyerPaysSellersTaxes' | 'arrearsCents' | 'residentialPercent'
>;

/**
 * The seller's taxes that the buyer pays by contract are part of the consideration. They are added once, as
 * the departments do (20 NYCRR § 575.4), but since July 1, 2021 the state's own tax on a home is not part of
 * the state's consideration (Tax Law § 1404(a)). Laws of the city, counties and towns have no such exclusion.
 */
export function deedBases(sale: Parts, priceCents: number): DeedBases {
  const bare = withLiens(sale, priceCents, { state: 0, others: 0 });
  if (!sale.buyerPaysSellersTaxes || sale.sellerIsExempt) return bare;
  const sellers = deedTaxes(sale, bare).filter(({ owedBy }) => owedBy === 'Seller');
  const isStatesOfHome = ({ id }: DeedTax) => id === 'state-transfer-tax' && kindRules[sale.kind].isHome;
  const counted = (countsIt: boolean) => sumOf(sellers.filter((tax) => countsIt || !isStatesOfHome(tax)));
  return withLiens(sale, priceCents, {
    state: counted(rates.grossUp.countsStateTaxOfHomes),
    others: counted(rates.otherBases.countStateTaxOfHomes),
  });
}

/**
 * Whether the base of a tax follows `rates.otherBases`: it counts the seller's taxes that the buyer pays, or
 * leaves out liens as the city does for homes.
 */
export function followsOtherBases({ id }: Pick<DeedTax, 'id'>, sale: Parts): boolean {
  if (id === 'state-transfer-tax' || id === 'mansion-tax') return false;
  if (sale.buyerPaysSellersTaxes && !sale.sellerIsExempt) return true;
  return id === 'city-transfer-tax' && kindRules[sale.kind].isHome && (sale.arrearsCents ?? 0) > 0;
}

const sumOf = (taxes: readonly DeedTax[]): number =>
  taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The bases of a sale without liens, at a price that includes no tax. */
export function plainBases(priceCents: number): DeedBases {
  const base = cents(priceCents);
  return {
    stateCents: base,
    stateTaxedCents: base,
    countyCents: base,
    cityCents: base,
    localCents: base,
  };
}

/** Liens that stay with the home count as paid, except where a law leaves them out. */
function withLiens(
  { kind, place, arrearsCents }: Parts,
  priceCents: number,
  taxes: { readonly state: number; readonly others: number },
): DeedBases {
  const liens = arrearsCents ?? 0;
  const state = priceCents + liens + taxes.state;
  const others = priceCents + liens + taxes.others;
  const { excludesLiens } = rates.countyTransferTaxes[place.county] ?? { excludesLiens: false };
  const { isHome } = kindRules[kind];
  return {
    stateCents: cents(state),
    stateTaxedCents: cents(state - (leavesOutLiens(kind, state) ? liens : 0)),
    countyCents: cents(others - (excludesLiens && leavesOutLiens(kind, others) ? liens : 0)),
    cityCents: cents(others - (isHome && rates.otherBases.cityLeavesOutLiensOfHomes ? liens : 0)),
    localCents: cents(others),
  };
}

/** Houses of up to three families and condominiums at any price, everything else below a limit. */
const leavesOutLiens = (kind: TaxedKind, considerationCents: number): boolean =>
  (kindRules[kind].isHome && kindRules[kind].passesBy === 'deed') ||
  considerationCents < rates.liensInBases.countFromCents;
