import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { cents } from '@/lib/domain/shared/money';
import { type FactsInput, isLender, isUnit } from './facts-input';
import { inWords } from './words';

const dayMs = 24 * 3_600_000;

type Lien = Listing['title']['liens'][number];

/** What the search found and who pays for the policy. */
export function titleOf(
  { seller, valueCents, now, random }: FactsInput,
  kind: PropertyKind,
): Listing['title'] {
  const amount = (low: number, high: number) => Math.round(random.between(low, high)) * 100;
  const possible: readonly Lien[] = [
    lien(
      'WaterAndSewer',
      amount(180, 3400),
      'PaidAtClosing',
      'Open water and sewer charges, paid by the seller at closing.',
    ),
    lien(
      'PropertyTax',
      Math.round(valueCents * random.between(0.008, 0.03)),
      'PaidAtClosing',
      'Unpaid property tax, redeemed by the seller at closing.',
    ),
    lien(
      'MunicipalViolation',
      amount(250, 6000),
      'AssumedByBuyer',
      'Open violations of the municipality pass to the buyer.',
    ),
    lien(
      'Judgment',
      amount(1200, 19_000),
      'Unresolved',
      'A judgment against a person with the former owner’s name; the title company has asked for an affidavit.',
    ),
    ...(isUnit(kind)
      ? [
          lien(
            'CommonCharges',
            amount(900, 12_000),
            'PaidAtClosing',
            'Arrears of common charges or maintenance, paid by the seller at closing.',
          ),
        ]
      : []),
  ];
  const liens = possible.filter(() => random.chance(0.2));
  const offer =
    kind === 'co-op'
      ? 'NotOffered'
      : isLender(seller)
        ? random.pick(['SellerPays', 'BuyerPays', 'BuyerPays'] as const)
        : 'BuyerPays';
  return {
    titleInsurance: offer,
    liens,
    summary: `${titleSummaries[isLender(seller) ? 'lender' : seller.kind === 'government' ? 'government' : 'owner']} ${liens.length === 0 ? 'The search found nothing open.' : `The search found ${inWords(liens.length)} open ${liens.length === 1 ? 'item' : 'items'}, listed here.`}`,
    source: 'Title search ordered by the seller',
    asOf: now - random.int(8, 50) * dayMs,
  };
}

const titleSummaries = {
  lender: 'The seller took title at the end of a foreclosure; the mortgage it foreclosed is extinguished.',
  government: 'The seller took title after unpaid taxes and sells what it holds.',
  owner: 'The seller holds title and pays off any mortgage of its own at closing.',
} as const;

const lien = (kind: Lien['kind'], amountCents: number, treatment: Lien['treatment'], text: string): Lien => ({
  kind,
  amountCents: cents(Math.round(amountCents / 100) * 100),
  treatment,
  text,
});
