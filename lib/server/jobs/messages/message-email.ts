import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { messageKinds } from '@/lib/domain/auctions/commands/auction-messages';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { type MailedAuction, type MailedHome, type Photo, readAuctionedHome } from './auctioned-home';

export interface Wording {
  readonly subject: string;
  readonly text: string;
  /** Where it leads on this site. */
  readonly path: string;
  /** What a push says in place of `text`, where that holds what a locked screen must not show. */
  readonly brief?: string;
  readonly photo?: Photo | null;
  /** Why this person is told, for who reads it as a mail. */
  readonly why?: string;
  /** What stops mails of this kind, where that is not a switch of the settings: the page that asks, and the POST. */
  readonly stop?: { readonly page: string; readonly post: string };
}

/** The words alone. */
export type Said = Pick<Wording, 'subject' | 'text'>;

export type NewHomesMessage = Extract<OutboxMessage, { kind: 'new-homes' }>;
export type ReviewMessage = Extract<OutboxMessage, { kind: 'reviewed' }>;
export type ListingUpdateMessage = Extract<OutboxMessage, { kind: 'home-news' }>;
export type ConfirmMessage = Extract<OutboxMessage, { kind: 'confirm-facts' }>;
export type InvitationMessage = Extract<OutboxMessage, { kind: 'invitation' }>;
export type AuctionMessage = Extract<OutboxMessage, { kind: (typeof messageKinds)[number] }>;

/** A message about an auction, with its home and the bids as of now. Null when newer news has replaced it. */
export async function messageEmail(message: AuctionMessage, now: number): Promise<Wording | null> {
  const { home, auction } = await readAuctionedHome(message.auctionId, message.uid, now);
  return auction && isOutdated(message, auction) ? null : auctionEmail(message, home, auction);
}

/** A bidder who took the lead back is not outbid, and one who lost it does not lead. */
function isOutdated({ kind }: AuctionMessage, { isOpen, isLeading, maximumCents }: MailedAuction): boolean {
  if (!isOpen || maximumCents === null) return false;
  return (kind === 'outbid' && isLeading) || (kind === 'leading-again' && !isLeading);
}

/** `home` and `auction`: null where the store has none. */
export function auctionEmail(
  message: AuctionMessage,
  home: MailedHome | null,
  auction: MailedAuction | null,
): Wording {
  const { title, lead, rows, button, path } = wordings[message.kind](toFacts(message, auction));
  const own = auction?.maximumCents ?? null;
  const all = own === null ? rows : [...rows, ['Your maximum', formatMoney(own)] as const];
  return {
    subject: `${title}: ${clip(home?.shortAddress ?? 'your auction')}`,
    text: [
      lead,
      ...(home ? [home.addressLines.join('\n')] : []),
      toLines(all),
      `${button}: ${env().siteUrl}${path}`,
      site.name,
    ].join('\n\n'),
    path,
    brief: `${lead}\n${toLines(rows)}`,
    photo: home?.photo ?? null,
  };
}

type Row = readonly [label: string, value: string];
const toLines = (rows: readonly Row[]): string => rows.map((row) => row.join(': ')).join('\n');

const longestAddress = 90;
const clip = (address: string): string =>
  address.length > longestAddress ? `${address.slice(0, longestAddress - 1)}…` : address;

interface Facts {
  readonly price: string;
  readonly until: string;
  /** While bids are taken: price, next minimum and end as of now. Else the price of the message. */
  readonly bids: readonly Row[];
  readonly isOpen: boolean;
  /** Paths: the page of the home, and of what is sold its sale room. */
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

const liveRows = ({ priceCents, minimumNextBidCents, endsAt }: MailedAuction): readonly Row[] => [
  ['Current bid', formatMoney(priceCents)],
  ...(minimumNextBidCents === null ? [] : [['Next minimum bid', formatMoney(minimumNextBidCents)] as const]),
  ['Auction ends', formatMoment(endsAt)],
];

interface Words {
  /** Stands before the address in the subject. */
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
  button: 'Open the sale room',
  path: room,
});

const wordings: Readonly<Record<AuctionMessage['kind'], (facts: Facts) => Words>> = {
  outbid: ({ bids, isOpen, home }) => ({
    title: 'Outbid',
    lead: 'Another bidder now leads.',
    rows: bids,
    button: isOpen ? 'Bid again' : 'See the home',
    path: home,
  }),
  'leading-again': ({ bids, home }) => ({
    title: 'Still leading',
    lead: 'Another bidder bid, and you still have the highest maximum.',
    rows: bids,
    button: 'See the auction',
    path: home,
  }),
  won: (facts) => ({
    title: 'You won',
    lead: `You were the highest bidder when the auction ended. ${whatBinds}`,
    ...sold(facts),
  }),
  bought: (facts) => ({
    title: 'You bought',
    lead: `You bought the home at its buy-now price, which ended the auction. ${whatBinds}`,
    ...sold(facts),
  }),
  'sold-now': (facts) => ({
    title: 'Sold at your buy-now price',
    lead: `A bidder bought your home at the buy-now price, which ended the auction. ${whatBinds}`,
    ...sold(facts),
  }),
  decide: ({ price, until }) => ({
    title: 'Decide on the high bid',
    lead: 'Your auction ended below the reserve. Accept the high bid, decline it, or make the high bidder one counteroffer. Without an answer nobody is bound.',
    rows: [
      ['High bid', price],
      ['Answer by', until],
    ],
    button: 'Decide',
    path: routes.dashboard,
  }),
  countered: ({ price, until }) => ({
    title: `Counteroffer of ${price}`,
    lead: 'Your bid was the highest, below the reserve. The seller makes you one counteroffer. Without an answer nobody is bound.',
    rows: [
      ['Counteroffer', price],
      ['Accept or decline by', until],
    ],
    button: 'Answer the counteroffer',
    path: routes.dashboard,
  }),
  accepted: (facts) => ({
    title: 'You won: the seller accepted your bid',
    lead: `The auction ended below the reserve, and the seller accepted your high bid. ${whatBinds}`,
    ...sold(facts),
  }),
  declined: ({ price, home }) => ({
    title: 'The seller declined your bid',
    lead: 'The auction ended below the reserve, and the seller declined your high bid. You are no longer bound by it.',
    rows: [['Your bid', price]],
    button: 'See the home',
    path: home,
  }),
  agreed: (facts) => ({
    title: 'You bought',
    lead: `You accepted the seller's counteroffer. ${whatBinds}`,
    ...sold(facts),
  }),
  'counter-accepted': (facts) => ({
    title: 'Sold: your counteroffer was accepted',
    lead: `The high bidder accepted your counteroffer. ${whatBinds}`,
    ...sold(facts),
  }),
  'counter-declined': ({ price, home }) => ({
    title: 'Your counteroffer was declined',
    lead: 'The high bidder declined your counteroffer. Nobody is bound.',
    rows: [['High bid', price]],
    button: 'See the home',
    path: home,
  }),
  lapsed: ({ price, home }) => ({
    title: 'Not sold',
    lead: 'The auction ended below the reserve, and the time to decide ran out without a sale. You are no longer bound by your bid.',
    rows: [['Your bid', price]],
    button: 'See the home',
    path: home,
  }),
};
