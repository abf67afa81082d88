import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { offerRefusalWords } from '@/messages/offers/offer-refusal-words';
import { prepareSealedOffer } from './prepare-sealed-offer';

const now = Date.UTC(2026, 10, 27);
const typed = (price: string) => ({
  ...{ price, earnestMoney: '38,000', financing: 'Cash', closingOn: '2027-02-12', stands: '72' },
  ...{ message: '', requestId: 'r1' },
});

it('is refused in the browser if its price is lower than that of the open offer', async () => {
  const recipient = await identityToRecipient(await generateIdentity());
  const sealing = {
    keys: { roundId: 'r1', deadline: now + 1, witness: recipient, site: recipient },
    ...{ offerId: 'o1', listingTerms: ['Cash' as const], openPriceCents: cents(380_000_00) },
  };
  const lower = typed('379,999');
  expect(await prepareSealedOffer(lower, sealing, now)).toEqual({
    ...{ status: 'refused', message: offerRefusalWords['not-better'], typed: lower },
  });
  for (const prepared of [
    await prepareSealedOffer(typed('380,000'), sealing, now),
    await prepareSealedOffer(lower, { ...sealing, openPriceCents: null }, now),
  ])
    expect(prepared).toHaveProperty('siteShare');
});
