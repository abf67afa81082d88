import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { bindingWords } from '@/lib/domain/offers/offer-copy';
import { formatMoment, formatMoney } from '@/lib/format';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import type { Wording } from './auction-email';
import { homeSubject, homeText, type Row, readMailedHome } from './auctioned-home';

type OfferMessage = Extract<OutboxMessage, { kind: 'offer' }>;

/** An email about a step of an offer. */
export async function offerEmail(message: OfferMessage): Promise<Wording> {
  const { news, side, place, listingKey, priceCents, until } = message;
  const { shortAddress, addressLines, photo } = await readMailedHome(listingKey, place);
  const { title, lead, rows, button } = wordings[news]({
    price: formatMoney(priceCents),
    isBuyer: side === 'buyer',
    until: until === null ? 'the deadline' : formatMoment(until),
  });
  const path = pathOf(message);
  return {
    subject: homeSubject(title, shortAddress),
    text: homeText({ lead, addressLines, rows, button, path }),
    path,
    photo,
  };
}

function pathOf({ news, offerId, listingKey }: OfferMessage): string {
  if (news === 'opened') return accountRoutes.offersFor(listingKey);
  if (news === 'accepted') return accountRoutes.sale(saleIdOf({ kind: 'offer', offerId }));
  return accountRoutes.offer(offerId);
}

interface Facts {
  readonly price: string;
  readonly until: string;
  readonly isBuyer: boolean;
}

interface Words {
  /** Precedes the address in the subject. */
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly Row[];
  readonly button: string;
}

const wordings: Readonly<Record<OfferMessage['news'], (facts: Facts) => Words>> = {
  received: ({ price, until }) => ({
    title: `Offer of ${price}`,
    lead: `A buyer made an offer on your home. Accept, counter, or decline it; otherwise, it expires. ${bindingWords}`,
    rows: [
      ['Offer', price],
      ['Respond by', until],
    ],
    button: 'Respond to offer',
  }),
  countered: ({ price, until, isBuyer }) => ({
    title: `Counteroffer of ${price}`,
    lead: `${isBuyer ? 'The seller' : 'The buyer'} sent a counteroffer. Accept, counter, or decline it; otherwise, it expires. ${bindingWords}`,
    rows: [
      ['Counteroffer', price],
      ['Respond by', until],
    ],
    button: 'Respond to counteroffer',
  }),
  accepted: ({ price, until, isBuyer }) => ({
    title: `Offer accepted at ${price}`,
    lead: `${bindingWords} ${isBuyer ? 'The seller’s attorney sends you the contract: have your attorney review it before you sign.' : 'Have your attorney prepare the contract, and send it in the closing room.'}`,
    rows: [
      ['Price', price],
      ['Both sides sign the contract by', until],
    ],
    button: 'Open closing room',
  }),
  declined: ({ price, isBuyer }) => ({
    title: isBuyer ? 'Offer declined' : 'Counteroffer declined',
    lead: `${isBuyer ? 'The seller declined your offer' : 'The buyer declined your counteroffer'}. Neither side is bound.`,
    rows: [[isBuyer ? 'Your offer' : 'Your counteroffer', price]],
    button: 'View offer',
  }),
  withdrawn: ({ price }) => ({
    title: 'Offer withdrawn',
    lead: 'The buyer withdrew the offer. Neither side is bound.',
    rows: [['Offer', price]],
    button: 'View offer',
  }),
  lapsed: ({ price }) => ({
    title: 'Offer expired',
    lead: 'The offer wasn’t answered in time. Neither side is bound.',
    rows: [['Offer', price]],
    button: 'View offer',
  }),
  'other-accepted': ({ price }) => ({
    title: 'Another offer was accepted',
    lead: 'The seller accepted another offer, so yours has ended. Neither side is bound by it.',
    rows: [['Your offer', price]],
    button: 'View offer',
  }),
  called: ({ price, until }) => ({
    title: `Submit your highest and best offer by ${until}`,
    lead: 'The seller requested highest and best offers from every buyer. Not even the seller can see yours before the deadline. You may leave your offer as it is.',
    rows: [
      ['Current price', price],
      ['Submit by', until],
    ],
    button: 'Improve your offer',
  }),
  opened: ({ until }) => ({
    title: 'Highest and best offers are open',
    lead: 'The deadline has passed, and you can see every highest and best offer. Choose before the first of them expires.',
    rows: [['First offer expires', until]],
    button: 'Compare offers',
  }),
};
