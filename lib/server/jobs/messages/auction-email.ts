import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import {
  homeSubject,
  homeText,
  type MailedAuction,
  type MailedHome,
  type Photo,
  type Row,
  readAuctionedHome,
  toLines,
} from './auctioned-home';

export interface Wording {
  readonly subject: string;
  readonly text: string;
  /** The path on this site that the message links to. */
  readonly path: string;
  /** Replaces `text` in a push message if `text` contains what a locked screen must not show. */
  readonly brief?: string;
  readonly photo?: Photo | null;
  /** Why this person gets the message, shown in the email. */
  readonly why?: string;
  /** How to stop these emails if the settings have no switch: the page that asks, and the POST. */
  readonly stop?: { readonly page: string; readonly post: string };
}

/** Subject and text only. */
export type SubjectAndText = Pick<Wording, 'subject' | 'text'>;

export type NewHomesMessage = Extract<OutboxMessage, { kind: 'new-homes' }>;
export type ReviewMessage = Extract<OutboxMessage, { kind: 'reviewed' }>;
export type ListingUpdateMessage = Extract<OutboxMessage, { kind: 'home-news' }>;
export type ConfirmMessage = Extract<OutboxMessage, { kind: 'confirm-facts' }>;
export type InvitationMessage = Extract<OutboxMessage, { kind: 'invitation' }>;
export type AuctionMessage = Extract<OutboxMessage, { kind: (typeof messageKinds)[number] }>;

/** An email about an auction, with the home and the bids as of now. Null if the message is outdated. */
export async function auctionEmail(message: AuctionMessage, now: number): Promise<Wording | null> {
  const { home, auction } = await readAuctionedHome(message.auctionId, message.uid, now);
  return auction && isOutdated(message, auction) ? null : auctionWording(message, home, auction);
}

/** A bidder who regained the lead is not outbid, and one who lost it does not lead. */
function isOutdated({ kind }: AuctionMessage, { isOpen, isLeading, maximumCents }: MailedAuction): boolean {
  if (!isOpen || maximumCents === null) return false;
  return (kind === 'outbid' && isLeading) || (kind === 'leading-again' && !isLeading);
}

/** `home` and `auction`: null if missing in the store. */
export function auctionWording(
  message: AuctionMessage,
  home: MailedHome | null,
  auction: MailedAuction | null,
): Wording {
  const { title, lead, rows, button, path } = wordings[message.kind](toFacts(message, auction));
  const own = auction?.maximumCents ?? null;
  const all = own === null ? rows : [...rows, ['Your maximum', formatMoney(own)] as const];
  return {
    subject: homeSubject(title, home?.shortAddress ?? 'your auction'),
    text: homeText({ lead, addressLines: home?.addressLines ?? [], rows: all, button, path }),
    path,
    brief: `${lead}\n${toLines(rows)}`,
    photo: home?.photo ?? null,
  };
}

interface Facts {
  readonly price: string;
  readonly until: string;
  /** While the auction is open: price, next minimum and end as of now. Otherwise the price of the message. */
  readonly bids: readonly Row[];
  readonly isOpen: boolean;
  /** Paths of the listing page and of the closing room. */
  readonly home: string;
  readonly room: string;
}

function toFacts(message: AuctionMessage, auction: MailedAuction | null): Facts {
  const { auctionId, slug, priceCents, answerBy } = message;
  return {
    price: formatMoney(priceCents),
    until: answerBy === undefined ? 'the deadline' : formatMoment(answerBy),
    bids: auction?.isOpen ? liveRows(auction) : [['Bid', formatMoney(priceCents)]],
    isOpen: auction?.isOpen ?? false,
    home: routes.property(slug),
    room: accountRoutes.sale(saleIdOf({ kind: 'auction', auctionId })),
  };
}

export const liveRows = ({ priceCents, minimumNextBidCents, endsAt }: MailedAuction): readonly Row[] => [
  ['Current bid', formatMoney(priceCents)],
  ...(minimumNextBidCents === null ? [] : [['Next minimum bid', formatMoney(minimumNextBidCents)] as const]),
  ['Auction ends', formatMoment(endsAt)],
];

interface Words {
  /** Precedes the address in the subject. */
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly Row[];
  readonly button: string;
  readonly path: string;
}

const sold = ({ price, until, room }: Facts): Pick<Words, 'rows' | 'button' | 'path'> => ({
  rows: [
    ['Price', price],
    ['Both sides sign the contract by', until],
  ],
  button: 'Open closing room',
  path: room,
});

const wordings: Readonly<Record<AuctionMessage['kind'], (facts: Facts) => Words>> = {
  outbid: ({ bids, isOpen, home }) => ({
    title: 'Outbid',
    lead: 'Another bidder is now in the lead.',
    rows: bids,
    button: isOpen ? 'Bid again' : 'View home',
    path: home,
  }),
  'leading-again': ({ bids, home }) => ({
    title: 'Still leading',
    lead: 'Another bidder placed a bid, but you’re still in the lead.',
    rows: bids,
    button: 'View auction',
    path: home,
  }),
  won: (facts) => ({
    title: 'You won',
    lead: `You were the highest bidder when the auction ended. ${whatBinds}`,
    ...sold(facts),
  }),
  bought: (facts) => ({
    title: 'You bought this home',
    lead: `You bought the home at the buy-now price, which ended the auction. ${whatBinds}`,
    ...sold(facts),
  }),
  'sold-now': (facts) => ({
    title: 'Sold at your buy-now price',
    lead: `A bidder bought your home at the buy-now price, which ended the auction. ${whatBinds}`,
    ...sold(facts),
  }),
  decide: ({ price, until }) => ({
    title: 'Respond to the high bid',
    lead: 'Your auction ended below the reserve. Accept the high bid, decline it, or make the high bidder one counteroffer. If you don’t respond in time, neither side is bound.',
    rows: [
      ['High bid', price],
      ['Respond by', until],
    ],
    button: 'Respond',
    path: routes.dashboard,
  }),
  countered: ({ price, until }) => ({
    title: `Counteroffer of ${price}`,
    lead: 'Your bid was the highest but didn’t meet the reserve. This is the seller’s one counteroffer. If you don’t respond in time, neither side is bound.',
    rows: [
      ['Counteroffer', price],
      ['Accept or decline by', until],
    ],
    button: 'Respond to counteroffer',
    path: routes.dashboard,
  }),
  accepted: (facts) => ({
    title: 'The seller accepted your bid',
    lead: `The auction ended below the reserve, and the seller accepted your high bid, so you won. ${whatBinds}`,
    ...sold(facts),
  }),
  declined: ({ price, home }) => ({
    title: 'The seller declined your bid',
    lead: 'The auction ended below the reserve, and the seller declined your high bid. You’re no longer bound by it.',
    rows: [['Your bid', price]],
    button: 'View home',
    path: home,
  }),
  agreed: (facts) => ({
    title: 'You bought this home',
    lead: `You accepted the seller’s counteroffer. ${whatBinds}`,
    ...sold(facts),
  }),
  'counter-accepted': (facts) => ({
    title: 'Sold at your counteroffer',
    lead: `The high bidder accepted your counteroffer. ${whatBinds}`,
    ...sold(facts),
  }),
  'counter-declined': ({ price, home }) => ({
    title: 'Your counteroffer was declined',
    lead: 'The high bidder declined your counteroffer. Neither side is bound.',
    rows: [['High bid', price]],
    button: 'View home',
    path: home,
  }),
  lapsed: ({ price, home }) => ({
    title: 'Not sold',
    lead: 'The auction ended below the reserve, and the time to decide ran out without a sale. You’re no longer bound by your bid.',
    rows: [['Your bid', price]],
    button: 'View home',
    path: home,
  }),
};
