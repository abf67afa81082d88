import { offerFaultWords } from '@/lib/copy/offers/offer-fault-words';
import type { Listing } from '@/lib/domain/listings/listing';
import { parseOfferInput } from '@/lib/domain/offers/offer-form';
import { offerFields } from '@/lib/domain/offers/offer-vocabulary';
import type { SealedOffer } from '@/lib/domain/offers/sealing/sealed-offer';
import { type Refused, refused, type Typed } from '@/lib/domain/shared/form';
import type { Cents } from '@/lib/domain/shared/money';
import { offerRefusalWords } from '@/messages/offers/offer-refusal-words';
import { sealedRound as copy } from '@/messages/offers/sealed-round';
import { type SealKeys, sealOffer } from './seal-offer';

/** What a form needs to seal an offer. */
export interface Sealing {
  readonly keys: SealKeys;
  /** The ID of this buyer's offer in the round. */
  readonly offerId: string;
  readonly listingTerms: Listing['listingTerms'];
  /** Of this buyer's open offer, which a lower one does not replace; null without one. */
  readonly openPriceCents: Cents | null;
  /** The server's time when the form was made, ms. */
  readonly now: number;
}

/** Checks an offer as the server does after the opening, and encrypts it. `now` in ms. */
export async function prepareSealedOffer(
  all: Typed,
  { keys, offerId, listingTerms, openPriceCents }: Omit<Sealing, 'now'>,
  now: number,
): Promise<SealedOffer | Refused> {
  const typed = Object.fromEntries(offerFields.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const parsed = parseOfferInput(typed, { listingTerms }, now);
  if (!parsed.ok) return { status: 'refused', faults: offerFaultWords(parsed.reason), typed: all };
  if (openPriceCents !== null && parsed.value.terms.priceCents < openPriceCents)
    return refused(offerRefusalWords['not-better'], all);
  return (await sealOffer(keys, { offer: offerId, typed })) ?? refused(copy.tooLong, all);
}
