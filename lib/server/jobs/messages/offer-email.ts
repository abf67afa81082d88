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
    subject: `An offer of ${price}: ${place}`,
    text: `A buyer offers ${price} for your home at ${place}. You have until ${until} to accept, to counter or to decline; then it lapses. ${bindingWords}`,
  }),
  countered: ({ place, price, until, isBuyer }) => ({
    subject: `A counter-offer of ${price}: ${place}`,
    text: `${isBuyer ? 'The seller' : 'The buyer'} answers with ${price} for ${place}. You have until ${until} to accept, to counter or to decline; then it lapses. ${bindingWords}`,
  }),
  accepted: ({ place, price, until, isBuyer }) => ({
    subject: `Agreed at ${price}: ${place}`,
    text: `The offer of ${price} for ${place} is accepted, and the home is off the market. ${bindingWords} ${isBuyer ? 'The seller’s attorney sends you the contract: have your attorney read it before you sign.' : 'Have your attorney send the contract to the buyer.'} Both sides sign it until ${until}. Every step from there to the keys is in the sale room.`,
  }),
  declined: ({ place, price, isBuyer }) => ({
    subject: `Declined: ${place}`,
    text: `${isBuyer ? 'The seller has declined your offer' : 'The buyer has declined your counter-offer'} of ${price} for ${place}. Nobody is bound.`,
  }),
  withdrawn: ({ place, price }) => ({
    subject: `An offer was withdrawn: ${place}`,
    text: `The buyer has withdrawn the offer of ${price} for ${place}. Nobody is bound.`,
  }),
  lapsed: ({ place, price }) => ({
    subject: `An offer has lapsed: ${place}`,
    text: `The offer of ${price} for ${place} was not answered in time. Nobody is bound.`,
  }),
  'other-accepted': ({ place }) => ({
    subject: `Another offer was accepted: ${place}`,
    text: `The seller has accepted another offer for ${place}, so yours has ended. Nobody is bound by it.`,
  }),
  called: ({ place, until }) => ({
    subject: `Your highest and best by ${until}: ${place}`,
    text: `The seller of ${place} asks every buyer for their highest and best offer by ${until}. Nobody reads it before then, the seller neither. You may leave your offer as it is.`,
  }),
  opened: ({ place, until }) => ({
    subject: `The best offers are open: ${place}`,
    text: `The deadline has passed, and you can read the highest and best offers for ${place}. The first of them to end stands until ${until}: choose before.`,
  }),
};
