import 'server-only';
import { bidderOf, leaderOf } from '@/lib/domain/auctions/state/secrets';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { addressLines, shortAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { pictureAtMost } from '@/lib/domain/listings/picture-sizes';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';

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

interface AuctionedHome {
  readonly home: MailedHome | null;
  readonly auction: MailedAuction | null;
}

/** Reads the home and the auction of a message to `uid`; null if missing in the store. */
export async function readAuctionedHome(auctionId: string, uid: string, now: number): Promise<AuctionedHome> {
  const { store } = runtime();
  const stored = await readAuction(store, auctionId);
  const listing = stored && (await store.get(listings, stored.state.terms.listingKey));
  return {
    home: listing ? toMailedHome(listing.data) : null,
    auction: stored && toMailedAuction(stored, uid, now),
  };
}

export function toMailedHome(listing: Listing): MailedHome {
  return {
    shortAddress: toOneLine(shortAddress(listing)),
    addressLines: addressLines(listing).map(toOneLine),
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
