import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { discloseFunds } from './disclosed-funds';
import type { OfferFact } from './offer';
import { aBy, offerNow, someTerms } from './offer.builders';

const aProposal = (side: 'buyer' | 'seller', price: number): OfferFact => ({
  type: 'countered',
  at: offerNow,
  by: aBy(side, side),
  expiresAt: offerNow,
  message: '',
  terms: someTerms({ priceCents: dollars(price) }),
});
const reviewed = { cents: dollars(500_000), at: 7 };

test('the seller sees reviewed funds only up to the buyer’s highest offer, whatever the seller counters', () => {
  const offer = aProposal('buyer', 380_000);
  expect(discloseFunds([offer], null)).toBeNull();
  expect(discloseFunds([offer], reviewed)).toEqual({ upToCents: dollars(380_000), at: 7, isEnough: true });
  expect(discloseFunds([offer, aProposal('seller', 900_000)], reviewed)?.upToCents).toBe(dollars(380_000));
  expect(discloseFunds([offer, aProposal('buyer', 600_000)], reviewed)).toEqual({
    upToCents: dollars(500_000),
    at: 7,
    isEnough: false,
  });
});

test('two buyers with equal offers look the same, whatever funds they have beyond them', () => {
  const price = fc.integer({ min: 1, max: 900_000 });
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 5 }),
      fc.array(price),
      price,
      (own, others, more) => {
        const history = [
          ...own.map((each) => aProposal('buyer', each)),
          ...others.map((each) => aProposal('seller', each)),
        ];
        const enough = { cents: dollars(Math.max(...own)), at: 1 };
        const rich = { cents: dollars(Math.max(...own) + more), at: 1 };
        expect(discloseFunds(history, rich)).toEqual(discloseFunds(history, enough));
      },
    ),
  );
});
