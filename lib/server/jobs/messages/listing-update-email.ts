import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { worstLines } from '@/lib/copy/listings/red-flag-words';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { quote } from '@/lib/domain/notifications/notification';
import type { ListingUpdate, PublicChange } from '@/lib/domain/reviews/listing-updates';
import { formatExactMoment, formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { cancelDocuments } from '@/messages/auctions/cancel-documents';
import { cancelWords } from '@/messages/auctions/cancel-words';
import { listingUpdateEmail as copy } from '@/messages/emails/listing-update-email';
import { type ListingUpdateMessage, liveRows, type Wording } from './auction-email';
import {
  homeSubject,
  homeText,
  type MailedAuction,
  type Row,
  readAuctionedHome,
  readHome,
  toLines,
} from './auctioned-home';

/** An email about a listing update to a follower or the seller. Null if the home no longer exists. */
export async function listingUpdateEmail(
  { listingKey, slug, role, news, lotKeys, uid, to = uid }: ListingUpdateMessage,
  now: number,
): Promise<Wording | null> {
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  if (!listing) return null;
  const { title, text } = wordUpdate(news, role);
  const { shortAddress, addressLines, photo } = await readHome(listing, lotKeys);
  const { auction = null } = listing.auctionId ? await readAuctionedHome(listing.auctionId, to, now) : {};
  const rows = rowsOf(news, auction);
  const own = auction?.maximumCents ?? null;
  const isLost = news.type === 'lost' && news.isSold;
  const canBuy = role !== 'seller' && news.type !== 'lost' && isPublicStatus(listing.standardStatus);
  const redFlags = canBuy ? worstLines(listing) : [];
  const path = isLost ? accountRoutes.backups : routes.property(slug);
  return {
    subject: homeSubject(title, shortAddress),
    text: homeText({
      lead: text,
      addressLines,
      redFlags,
      rows: own === null || rows.length === 0 ? rows : [...rows, [copy.yourMaximum, formatMoney(own)]],
      button: isLost ? copy.becomeBackupBuyer : copy.viewHome,
      path,
    }),
    path,
    photo,
    why: copy.why[role],
    ...(rows.length + redFlags.length > 0 && { brief: [text, toLines(rows)].filter(Boolean).join('\n') }),
  };
}

/** The figures of a bidding update, as of now. */
function rowsOf(news: ListingUpdate, auction: MailedAuction | null): readonly Row[] {
  if (news.type === 'lost')
    return [[news.isSold ? copy.soldFor : copy.highBid, formatMoney(news.priceCents)]];
  const isBidding = news.type === 'ending-soon' || news.type === 'extended';
  return isBidding && auction?.isOpen ? liveRows(auction) : [];
}

interface Words {
  readonly title: string;
  readonly text: string;
}

function wordUpdate(news: ListingUpdate, role: ListingUpdateMessage['role']): Words {
  switch (news.type) {
    case 'changed':
      return { ...copy.changed, text: copy.changed.text({ changes: quote(lines(news.changes)) }) };
    case 'corrected': {
      const changes = quote(lines(news.changes));
      const text = copy.corrected.text({ changes, role, ...dates(news) });
      return { ...copy.corrected, text: withDocument(text, 'material-correction', news) };
    }
    case 'auction-moved': {
      const text = copy.auctionMoved.text(dates(news));
      return { ...copy.auctionMoved, text: withDocument(text, 'material-correction', news) };
    }
    case 'reserve-lowered':
      return { ...copy.reserveLowered, text: wordReserve(news.amountCents) };
    case 'auction-paused':
      return copy.auctionPaused;
    case 'auction-resumed':
      return until(copy.auctionResumed, news.endsAt);
    case 'auction-outage':
      return until(news.isReopened ? copy.auctionReopened : copy.outageExtended, news.endsAt);
    case 'auction-cancelled': {
      const text = copy.auctionCanceled.text({ reason: cancelWords[news.reason] });
      return { ...copy.auctionCanceled, text: withDocument(text, news.reason, news) };
    }
    case 'taken-down': {
      if (!news.cancels) return copy.takenDown;
      const text = copy.takenDown.withAuction({ reason: cancelWords[news.cancels] });
      return { ...copy.takenDown, text: withDocument(text, news.cancels, news) };
    }
    case 'withdrawn':
      return copy.withdrawn;
    case 'ending-soon':
      return until(copy.endingSoon, news.endsAt);
    case 'extended':
      return until(copy.extended, news.endsAt);
    case 'lost':
      if (news.isBuyNow) return copy.lostToBuyNow;
      return news.isSold ? copy.lostToSale : copy.lost;
    case 'relisted':
      return news.auction
        ? { ...copy.relisted, text: copy.relisted.withAuction(dates(news.auction)) }
        : copy.relisted;
  }
}

const withDocument = (
  text: string,
  reason: CancelReason,
  { documentHash: hash }: { readonly documentHash?: string },
): string =>
  hash === undefined
    ? text
    : copy.auctionCanceled.withDocument({ text, kind: cancelDocuments[reason], hash });

const wordReserve = (amountCents: number | null): string =>
  amountCents === null
    ? copy.reserveLowered.sealed
    : copy.reserveLowered.open({ reserve: formatMoney(amountCents) });

interface WithEnd {
  readonly title: string;
  readonly text: (values: { endsAt: string }) => string;
}

const until = ({ title, text }: WithEnd, endsAt: number): Words => ({
  title,
  text: text({ endsAt: formatExactMoment(endsAt) }),
});

const dates = ({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }) => ({
  startsAt: formatMoment(startsAt),
  endsAt: formatMoment(endsAt),
});

const lines = (changes: readonly PublicChange[]): string => changes.map(copy.change).join('\n');
