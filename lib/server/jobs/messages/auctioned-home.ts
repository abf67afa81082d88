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

/** Mails show it at half of this, for screens with two pixels to one. */
const photoWidthPx = 1200;

export interface Photo {
  /** Absolute, because a mail has no page. */
  readonly src: string;
  readonly alt: string;
}

/** What a message says of the home it is about. Each text is one line. */
export interface MailedHome {
  readonly shortAddress: string;
  readonly addressLines: readonly string[];
  readonly photo: Photo | null;
}

/** The auction as of now, as its recipient may know it. Amounts in cents, `endsAt` in ISO 8601. */
export interface MailedAuction {
  readonly isOpen: boolean;
  readonly priceCents: number;
  readonly minimumNextBidCents: number | null;
  readonly endsAt: string;
  /** The recipient's own; null for anyone who has not bid. */
  readonly maximumCents: number | null;
  readonly isLeading: boolean;
}

interface About {
  readonly home: MailedHome | null;
  readonly auction: MailedAuction | null;
}

/** The home and the auction behind a message to `uid`; null where the store has none. */
export async function readAuctionedHome(auctionId: string, uid: string, now: number): Promise<About> {
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

/** A line break of the seller's would start a paragraph of ours. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Null without one, and for a picture on another host: opening a mail tells nobody else. */
function photoOf({ media }: Pick<Listing, 'media'>): Photo | null {
  const [cover] = media;
  const { siteUrl } = env();
  if (!cover || !URL.canParse(cover.src, siteUrl)) return null;
  const { href, origin } = new URL(pictureAtMost(cover.src, photoWidthPx), siteUrl);
  return origin === new URL(siteUrl).origin ? { src: href, alt: cover.alt } : null;
}

function toMailedAuction({ state, head }: StoredAuction, uid: string, now: number): MailedAuction {
  const { status, currentPriceCents, minimumNextBidCents, endsAt } = toPublicAuction(
    state,
    now,
    head,
    state.seq,
  );
  return {
    isOpen: status === 'open' || status === 'paused',
    priceCents: currentPriceCents,
    minimumNextBidCents,
    endsAt,
    maximumCents: bidderOf(state.secret, uid)?.maximumCents ?? null,
    isLeading: leaderOf(state.secret)?.bidderId === uid,
  };
}
