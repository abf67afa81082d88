import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { formatMoment, formatMoney } from '@/lib/format';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { offerEmail as copy } from '@/messages/emails/offer-email';
import { offerNews } from '@/messages/emails/offer-news';
import { bindingWords } from '@/messages/offers/binding-words';
import { toText } from '@/messages/to-text';
import type { Wording } from './auction-email';
import { homeSubject, homeText, type Row, readMailedHome } from './auctioned-home';

type OfferMessage = Extract<OutboxMessage, { kind: 'offer' }>;

/** An email about a step of an offer. */
export async function offerEmail(message: OfferMessage): Promise<Wording> {
  const { news, side, place, listingKey, priceCents, until } = message;
  const { shortAddress, addressLines, photo } = await readMailedHome(listingKey, place);
  const facts = {
    price: formatMoney(priceCents),
    side,
    bindingWords,
    until: until === null ? copy.theDeadline : formatMoment(until),
  };
  const { title, lead } = offerNews[news];
  const { rows, button } = actions[news](facts);
  const path = pathOf(message);
  return {
    subject: homeSubject(toText(title, facts), shortAddress),
    text: homeText({ lead: toText(lead, facts), addressLines, rows, button, path }),
    path,
    photo,
  };
}

function pathOf({ news, side, offerId, listingKey }: OfferMessage): string {
  if (news === 'opened') return accountRoutes.offersFor(listingKey);
  if (news === 'voided' || news === 'unreadable')
    return side === 'seller' ? accountRoutes.offersFor(listingKey) : accountRoutes.offers;
  if (news === 'accepted') return accountRoutes.sale(saleIdOf({ kind: 'offer', offerId }));
  return accountRoutes.offer(offerId);
}

interface Facts {
  readonly price: string;
  readonly until: string;
  readonly side: OfferMessage['side'];
}

/** What the email shows below its text. */
interface Action {
  readonly rows: readonly Row[];
  readonly button: string;
}

const ended = (label: string, price: string): Action => ({ rows: [[label, price]], button: copy.viewOffer });

const actions: Readonly<Record<OfferMessage['news'], (facts: Facts) => Action>> = {
  received: ({ price, until }) => ({
    rows: [
      [copy.offer, price],
      [copy.respondBy, until],
    ],
    button: copy.respondToOffer,
  }),
  countered: ({ price, until }) => ({
    rows: [
      [copy.counteroffer, price],
      [copy.respondBy, until],
    ],
    button: copy.respondToCounteroffer,
  }),
  accepted: ({ price, until }) => ({
    rows: [
      [copy.price, price],
      [copy.signBy, until],
    ],
    button: copy.openClosingRoom,
  }),
  declined: ({ price, side }) => ended(side === 'buyer' ? copy.yourOffer : copy.yourCounteroffer, price),
  withdrawn: ({ price }) => ended(copy.offer, price),
  lapsed: ({ price }) => ended(copy.offer, price),
  'other-accepted': ({ price }) => ended(copy.yourOffer, price),
  called: ({ price, until }) => ({
    rows: [
      [copy.currentPrice, price],
      [copy.submitBy, until],
    ],
    button: copy.improveOffer,
  }),
  opened: ({ until }) => ({ rows: [[copy.firstExpires, until]], button: copy.compareOffers }),
  voided: () => ({ rows: [], button: copy.viewOffers }),
  unreadable: () => ({ rows: [], button: copy.viewOffers }),
};
