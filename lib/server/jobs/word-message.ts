import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { messageKinds } from '@/lib/domain/auction/messages';
import { saleIdOf } from '@/lib/domain/closing/opening';
import { whatBinds } from '@/lib/domain/closing/what-binds';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/env';
import type { OutboxMessage } from '@/lib/server/store/collections';
import { site } from '@/lib/site';

export interface Wording {
  readonly subject: string;
  readonly text: string;
  /** Where it leads on this site. */
  readonly path: string;
  /** Why this person is told, for who reads it as a mail. */
  readonly why?: string;
  /** What stops mails of this kind, where that is not a switch of the settings: the page that asks, and the POST. */
  readonly stop?: { readonly page: string; readonly post: string };
}

/** The words alone. */
export type Said = Pick<Wording, 'subject' | 'text'>;

interface Facts {
  readonly price: string;
  readonly until: string;
  /** The page of the home, and the one where its parties decide. */
  readonly home: string;
  readonly dashboard: string;
  /** Of what is sold: the path of its sale room, and what is due there first. */
  readonly room: string;
  readonly next: string;
}

export type NewHomesMessage = Extract<OutboxMessage, { kind: 'new-homes' }>;
export type ReviewMessage = Extract<OutboxMessage, { kind: 'reviewed' }>;
export type HomeNewsMessage = Extract<OutboxMessage, { kind: 'home-news' }>;
export type ConfirmMessage = Extract<OutboxMessage, { kind: 'confirm-facts' }>;
export type InvitationMessage = Extract<OutboxMessage, { kind: 'invitation' }>;
type AuctionMessage = Extract<OutboxMessage, { kind: (typeof messageKinds)[number] }>;

/** Subject and text of a message about an auction. */
export function wordMessage({ kind, auctionId, slug, priceCents, answerBy }: AuctionMessage): Wording {
  const { siteUrl } = env();
  const room = accountRoutes.sale(saleIdOf({ kind: 'auction', auctionId }));
  const until = answerBy === undefined ? 'the deadline' : formatMoment(answerBy);
  const {
    subject,
    text,
    path = routes.property(slug),
  } = wordings[kind]({
    price: formatMoney(priceCents),
    until,
    home: `${siteUrl}${routes.property(slug)}`,
    dashboard: `${siteUrl}${routes.dashboard}`,
    room,
    next: `Both sides sign the contract until ${until}. Every step from there to the keys is in the sale room: ${siteUrl}${room}`,
  });
  return { subject, text: `${text}\n\n${site.name}`, path };
}

interface Words {
  readonly subject: string;
  readonly text: string;
  /** Missing: the page of the home. */
  readonly path?: string;
}

const wordings: Readonly<Record<AuctionMessage['kind'], (facts: Facts) => Words>> = {
  outbid: ({ price, home }) => ({
    subject: `You were outbid: the price is now ${price}`,
    text: `Another bidder's maximum is above yours. The current bid is ${price}.\n\nBid again: ${home}`,
  }),
  'leading-again': ({ price, home }) => ({
    subject: `You still lead, now at ${price}`,
    text: `Somebody bid, and your maximum held. The current bid is ${price}, and it is yours.\n\nThe home: ${home}`,
  }),
  won: ({ price, room, next }) => ({
    subject: `You won: ${price}`,
    text: `The auction ended with your bid in the lead and the reserve met. The price is ${price}. ${whatBinds}\n\n${next}`,
    path: room,
  }),
  bought: ({ price, room, next }) => ({
    subject: `You bought: ${price}`,
    text: `You bought the home at its buy-now price, which ended the auction. The price is ${price}. ${whatBinds}\n\n${next}`,
    path: room,
  }),
  'sold-now': ({ price, room, next }) => ({
    subject: `Sold at your buy-now price of ${price}`,
    text: `A bidder bought your home at once, which ended the auction. The price is ${price}. ${whatBinds}\n\n${next}`,
    path: room,
  }),
  decide: ({ price, until, home, dashboard }) => ({
    subject: `Decide on the high bid of ${price}`,
    text: `Your auction ended below the reserve with a high bid of ${price}. You have until ${until} to accept it, to decline it, or to make the high bidder one counter-offer. Without an answer nobody is bound.\n\nDecide: ${dashboard}\n\nThe home: ${home}`,
    path: routes.dashboard,
  }),
  countered: ({ price, until, home, dashboard }) => ({
    subject: `The seller asks ${price}`,
    text: `Your bid was the highest, below the reserve. The seller makes you one counter-offer: ${price}. You have until ${until} to accept or to decline it. Without an answer nobody is bound.\n\nAnswer: ${dashboard}\n\nThe home: ${home}`,
    path: routes.dashboard,
  }),
  accepted: ({ price, room, next }) => ({
    subject: `You won: the seller accepted ${price}`,
    text: `The auction ended below the reserve, and the seller accepted your high bid. The price is ${price}. ${whatBinds}\n\n${next}`,
    path: room,
  }),
  declined: ({ price, home }) => ({
    subject: `The seller declined ${price}`,
    text: `The auction ended below the reserve, and the seller declined your high bid of ${price}. You are not bound any more.\n\nThe home: ${home}`,
  }),
  agreed: ({ price, room, next }) => ({
    subject: `You bought: ${price}`,
    text: `You accepted the seller's counter-offer. The price is ${price}. ${whatBinds}\n\n${next}`,
    path: room,
  }),
  'counter-accepted': ({ price, room, next }) => ({
    subject: `Sold: your counter-offer of ${price} was accepted`,
    text: `The high bidder accepted your counter-offer. The price is ${price}. ${whatBinds}\n\n${next}`,
    path: room,
  }),
  'counter-declined': ({ price, home }) => ({
    subject: 'Your counter-offer was declined',
    text: `The high bidder declined your counter-offer. The high bid was ${price}; nobody is bound.\n\nThe home: ${home}`,
  }),
  lapsed: ({ price, home }) => ({
    subject: `Not sold at ${price}`,
    text: `The auction ended below the reserve, and the time to decide ran out without a sale. Your high bid of ${price} does not bind you any more.\n\nThe home: ${home}`,
  }),
};
