import 'server-only';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { bidderOf, leaderOf } from '@/lib/domain/auctions/state/secrets';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { addressLines, shortAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { LotNames } from '@/lib/domain/listings/lot';
import { pictureAtMost } from '@/lib/domain/listings/picture-sizes';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readLotNames } from '@/lib/server/records/listings/lots';
import { site } from '@/lib/site';
import { soldLot } from '@/messages/lots/sold-lot';

/** Emails show it at half this width, for high-density screens. */
const photoWidthPx = 1200;

export interface Photo {
  /** Absolute, because an email has no base URL. */
  readonly src: string;
  readonly alt: string;
}

/** The home that a message is about. Each text is one line. */
export interface MailedHome {
  readonly shortAddress: string;
  /** With what is sold together with it, and who lists it. */
  readonly addressLines: readonly string[];
  readonly photo: Photo | null;
}

/** The auction as of now, as far as the recipient may see it. Amounts in cents, `endsAt` in ISO 8601. */
export interface MailedAuction {
  readonly isOpen: boolean;
  readonly priceCents: number;
  readonly minimumNextBidCents: number | null;
  readonly endsAt: string;
  /** The recipient's own maximum; null if they have not bid. */
  readonly maximumCents: number | null;
  readonly isLeading: boolean;
}

/** A figure in a message. */
export type Row = readonly [label: string, value: string];

interface HomeText {
  readonly lead: string;
  readonly addressLines: readonly string[];
  /** The worst of the home, for those who may want it. */
  readonly redFlags?: readonly string[];
  readonly rows: readonly Row[];
  /** The label of the one button, and the path on this site that it opens. */
  readonly button: string;
  readonly path: string;
}

/** The text of a message about a home: what happened, where, the red flags, the figures, and one button. */
export const homeText = ({ lead, addressLines, redFlags = [], rows, button, path }: HomeText): string =>
  [
    lead,
    addressLines.join('\n'),
    redFlags.join('\n'),
    toLines(rows),
    `${button}: ${env().siteUrl}${path}`,
    site.name,
  ]
    .filter(Boolean)
    .join('\n\n');

export const toLines = (rows: readonly Row[]): string => rows.map((row) => row.join(': ')).join('\n');

const maxAddressLength = 90;

/** A subject that names the home. */
export const homeSubject = (title: string, address: string): string =>
  `${title}: ${address.length > maxAddressLength ? `${address.slice(0, maxAddressLength - 1)}…` : address}`;

interface AuctionedHome {
  readonly home: MailedHome | null;
  readonly auction: MailedAuction | null;
}

/**
 * Reads the home and the auction of a message to `uid`; null if missing in the store. `lotKeys`: the homes that were
 * sold together when the message was caused.
 */
export async function readAuctionedHome(
  auctionId: string,
  uid: string,
  now: number,
  lotKeys?: readonly string[],
): Promise<AuctionedHome> {
  const { store } = runtime();
  const stored = await readAuction(store, auctionId);
  const listing = stored && (await store.get(listings, stored.state.terms.listingKey));
  return {
    home: listing ? await readHome(listing.data, lotKeys) : null,
    auction: stored && toMailedAuction(stored, uid, now),
  };
}

/** The home of a message. Without its listing, the address that the message itself names. */
export async function readMailedHome(
  listingKey: string | undefined,
  place: string,
  lotKeys?: readonly string[],
): Promise<MailedHome> {
  const listing = listingKey === undefined ? null : await runtime().store.get(listings, listingKey);
  if (listing) return readHome(listing.data, lotKeys);
  const address = toOneLine(place);
  return { shortAddress: address, addressLines: [address], photo: null };
}

/** The home of a message with the homes that are sold together with it. */
export const readHome = async (listing: Listing, lotKeys?: readonly string[]): Promise<MailedHome> =>
  toMailedHome(listing, await readLotNames(runtime().store, listing, lotKeys));

function toMailedHome(listing: Listing, lot: LotNames | null): MailedHome {
  const address = shortAddress(listing);
  return {
    shortAddress: toOneLine(lot ? soldLot.place({ address, others: lot.homes - 1 }) : address),
    addressLines: [...addressLines(listing), ...(lot ? [lotWords({ lot })] : []), brokerLine(listing)]
      .filter(Boolean)
      .map(toOneLine),
    photo: photoOf(listing),
  };
}

/** A line break in seller text would start a new paragraph of the email. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Returns null without a photo or for another host, so that opening an email informs no third party. */
function photoOf({ media }: Pick<Listing, 'media'>): Photo | null {
  const [cover] = media;
  const { siteUrl } = env();
  if (!cover || !URL.canParse(cover.src, siteUrl)) return null;
  const { href, origin } = new URL(pictureAtMost(cover.src, photoWidthPx), siteUrl);
  return origin === new URL(siteUrl).origin ? { src: href, alt: cover.alt } : null;
}

function toMailedAuction(auction: StoredAuction, uid: string, now: number): MailedAuction {
  const { state } = auction;
  const { status, currentPriceCents, minimumNextBidCents, endsAt } = toPublicAuction(auction, now);
  return {
    isOpen: status === 'open' || status === 'paused',
    priceCents: currentPriceCents,
    minimumNextBidCents,
    endsAt,
    maximumCents: bidderOf(state.secret, uid)?.maximumCents ?? null,
    isLeading: leaderOf(state.secret)?.bidderId === uid,
  };
}
