import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { formatExactMoment, formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { whatBinds } from '@/messages/closings/what-binds';
import { auctionEmail as copy } from '@/messages/emails/auction-email';
import { auctionNews } from '@/messages/emails/auction-news';
import { toText } from '@/messages/to-text';
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
  const { auctionId, uid, lotKeys } = message;
  const { home, auction } = await readAuctionedHome(auctionId, uid, now, lotKeys);
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
  const facts = toFacts(message, auction);
  const news = auctionNews[message.kind];
  const lead = toText(news.lead, { whatBinds });
  const { rows, button, path } = actions[message.kind](facts);
  const own = auction?.maximumCents ?? null;
  const all = own === null ? rows : [...rows, [copy.yourMaximum, formatMoney(own)] as const];
  return {
    subject: homeSubject(toText(news.title, facts), home?.shortAddress ?? copy.yourAuction),
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
  /** Paths of the listing page, of the closing room, and of the seller's listings. */
  readonly home: string;
  readonly room: string;
  readonly listings: string;
}

function toFacts(message: AuctionMessage, auction: MailedAuction | null): Facts {
  const { auctionId, uid, slug, priceCents, answerBy } = message;
  return {
    price: formatMoney(priceCents),
    until: answerBy === undefined ? copy.theDeadline : formatMoment(answerBy),
    bids: auction?.isOpen ? liveRows(auction) : [[copy.bid, formatMoney(priceCents)]],
    isOpen: auction?.isOpen ?? false,
    home: routes.property(slug),
    room: accountRoutes.sale(saleIdOf({ kind: 'auction', auctionId })),
    listings: accountRoutes.listingsOf(uid),
  };
}

export const liveRows = ({ priceCents, minimumNextBidCents, endsAt }: MailedAuction): readonly Row[] => [
  [copy.currentBid, formatMoney(priceCents)],
  ...(minimumNextBidCents === null ? [] : [[copy.nextMinimumBid, formatMoney(minimumNextBidCents)] as const]),
  [copy.auctionEnds, formatExactMoment(endsAt)],
];

/** What the email shows below its text. */
interface Action {
  readonly rows: readonly Row[];
  readonly button: string;
  readonly path: string;
}

const sold = ({ price, until, room }: Facts): Action => ({
  rows: [
    [copy.price, price],
    [copy.signBy, until],
  ],
  button: copy.openClosingRoom,
  path: room,
});

const notSold = ({ price, home }: Facts, label: string): Action => ({
  rows: [[label, price]],
  button: copy.viewHome,
  path: home,
});

const actions: Readonly<Record<AuctionMessage['kind'], (facts: Facts) => Action>> = {
  outbid: ({ bids, isOpen, home }) => ({
    rows: bids,
    button: isOpen ? copy.bidAgain : copy.viewHome,
    path: home,
  }),
  'leading-again': ({ bids, home }) => ({ rows: bids, button: copy.viewAuction, path: home }),
  won: sold,
  bought: sold,
  'sold-now': sold,
  decide: ({ price, until }) => ({
    rows: [
      [copy.highBid, price],
      [copy.respondBy, until],
    ],
    button: copy.respond,
    path: routes.dashboard,
  }),
  countered: ({ price, until }) => ({
    rows: [
      [copy.counteroffer, price],
      [copy.acceptOrDeclineBy, until],
    ],
    button: copy.respondToCounteroffer,
    path: routes.dashboard,
  }),
  accepted: sold,
  declined: (facts) => notSold(facts, copy.yourBid),
  agreed: sold,
  'counter-accepted': sold,
  'counter-declined': (facts) => notSold(facts, copy.highBid),
  lapsed: (facts) => notSold(facts, copy.yourBid),
  'no-bids': ({ listings }) => ({ rows: [], button: copy.viewListings, path: listings }),
};
