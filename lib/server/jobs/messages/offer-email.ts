import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { bindingWords } from '@/lib/domain/offers/offer-copy';
import { formatMoment, formatMoney } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { SubjectAndText, Wording } from './auction-email';

type OfferMessage = Extract<OutboxMessage, { kind: 'offer' }>;

/** An email about a step of an offer. */
export function offerEmail(message: OfferMessage): Wording {
  const { news, side, place, priceCents, until } = message;
  const facts = {
    place,
    price: formatMoney(priceCents),
    isBuyer: side === 'buyer',
    until: until === null ? 'the deadline' : formatMoment(until),
  };
  const { subject, text } = wordings[news](facts);
  const path = pathOf(message);
  return { subject, text: `${text}\n\n${env().siteUrl}${path}\n\n${site.name}`, path };
}

function pathOf({ news, offerId, listingKey }: OfferMessage): string {
  if (news === 'opened') return accountRoutes.offersFor(listingKey);
  if (news === 'accepted') return accountRoutes.sale(saleIdOf({ kind: 'offer', offerId }));
  return accountRoutes.offer(offerId);
}

interface Facts {
  readonly place: string;
  readonly price: string;
  readonly until: string;
  readonly isBuyer: boolean;
}

const wordings: Readonly<Record<OfferMessage['news'], (facts: Facts) => SubjectAndText>> = {
  received: ({ place, price, until }) => ({
    subject: `Offer of ${price}: ${place}`,
    text: `A buyer offered ${price} for your home at ${place}. Accept, counter, or decline by ${until}; after that, the offer expires. ${bindingWords}`,
  }),
  countered: ({ place, price, until, isBuyer }) => ({
    subject: `Counteroffer of ${price}: ${place}`,
    text: `${isBuyer ? 'The seller' : 'The buyer'} countered with ${price} for ${place}. Accept, counter, or decline by ${until}; after that, the counteroffer expires. ${bindingWords}`,
  }),
  accepted: ({ place, price, until, isBuyer }) => ({
    subject: `Offer accepted at ${price}: ${place}`,
    text: `The offer of ${price} for ${place} was accepted, and the home is off the market. ${bindingWords} ${isBuyer ? 'The seller’s attorney sends you the contract: have your attorney review it before you sign.' : 'Have your attorney send the contract to the buyer.'} Both sides must sign it by ${until}. Every step through closing is in the closing room.`,
  }),
  declined: ({ place, price, isBuyer }) => ({
    subject: `${isBuyer ? 'Offer' : 'Counteroffer'} declined: ${place}`,
    text: `${isBuyer ? 'The seller declined your offer' : 'The buyer declined your counteroffer'} of ${price} for ${place}. Neither side is bound.`,
  }),
  withdrawn: ({ place, price }) => ({
    subject: `Offer withdrawn: ${place}`,
    text: `The buyer withdrew the offer of ${price} for ${place}. Neither side is bound.`,
  }),
  lapsed: ({ place, price }) => ({
    subject: `Offer expired: ${place}`,
    text: `The offer of ${price} for ${place} wasn’t answered in time. Neither side is bound.`,
  }),
  'other-accepted': ({ place }) => ({
    subject: `Another offer was accepted: ${place}`,
    text: `The seller accepted another offer for ${place}, so yours has ended. Neither side is bound by it.`,
  }),
  called: ({ place, until }) => ({
    subject: `Submit your highest and best offer by ${until}: ${place}`,
    text: `The seller of ${place} requested highest and best offers from every buyer by ${until}. Not even the seller can see yours before then. You may leave your offer as it is.`,
  }),
  opened: ({ place, until }) => ({
    subject: `Highest and best offers are open: ${place}`,
    text: `The deadline has passed, and you can see the highest and best offers for ${place}. The first of them expires ${until}, so choose before then.`,
  }),
};
