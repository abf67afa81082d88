import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { cancelWords } from '@/lib/domain/auctions/ledger/history-line';
import type { ListingUpdate, PublicChange } from '@/lib/domain/reviews/listing-updates';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { type ListingUpdateMessage, liveRows, type Wording } from './auction-email';
import {
  homeSubject,
  homeText,
  type MailedAuction,
  type Row,
  readAuctionedHome,
  toLines,
  toMailedHome,
} from './auctioned-home';
import { quote } from './quote';

/** An email about a listing update to a follower or the seller. Null if the home no longer exists. */
export async function listingUpdateEmail(
  { listingKey, slug, role, news, uid, to = uid }: ListingUpdateMessage,
  now: number,
): Promise<Wording | null> {
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  if (!listing) return null;
  const { subject, text } = wordUpdate(news, role === 'bidder');
  const { shortAddress, addressLines, photo } = toMailedHome(listing);
  const { auction = null } = listing.auctionId ? await readAuctionedHome(listing.auctionId, to, now) : {};
  const rows = rowsOf(news, auction);
  const own = auction?.maximumCents ?? null;
  const isLost = news.type === 'lost' && news.isSold;
  const path = isLost ? accountRoutes.backups : routes.property(slug);
  return {
    subject: homeSubject(subject, shortAddress),
    text: homeText({
      lead: text,
      addressLines,
      rows: own === null || rows.length === 0 ? rows : [...rows, ['Your maximum', formatMoney(own)]],
      button: isLost ? 'Become a backup buyer' : 'View home',
      path,
    }),
    path,
    photo,
    why: reasonByRole[role],
    ...(rows.length > 0 && { brief: `${text}\n${toLines(rows)}` }),
  };
}

/** The figures of a bidding update, as of now. */
function rowsOf(news: ListingUpdate, auction: MailedAuction | null): readonly Row[] {
  if (news.type === 'lost') return [[news.isSold ? 'Sold for' : 'High bid', formatMoney(news.priceCents)]];
  const isBidding = news.type === 'ending-soon' || news.type === 'extended';
  return isBidding && auction?.isOpen ? liveRows(auction) : [];
}

const reasonByRole: Readonly<Record<ListingUpdateMessage['role'], string>> = {
  seller: 'You received this email because this is your listing.',
  bidder: 'You received this email because you bid on this home.',
  watcher:
    'You received this email because you saved this home. To stop these emails, remove it from your saved homes.',
};

const afterSale =
  'You’re no longer bound by your bid. If that sale doesn’t close, a backup buyer can still buy the home.';

const noBidCounts = 'None of its bids count, and no one is bound.';

function wordUpdate(news: ListingUpdate, isBidder: boolean): Pick<Wording, 'subject' | 'text'> {
  switch (news.type) {
    case 'changed':
      return {
        subject: 'Listing updated',
        text: `The seller updated the following:\n\n${quote(lines(news.changes))}`,
      };
    case 'corrected':
      return {
        subject: 'Auction canceled and rescheduled',
        text: `A material fact was corrected, so the auction was canceled. ${noBidCounts}\n\n${quote(lines(news.changes))}\n\nA new auction ${dates(news)}${isBidder ? ' Bid again if you still want the home.' : ''}`,
      };
    case 'auction-moved':
      return { subject: 'Auction rescheduled', text: `The auction has new dates. It ${dates(news)}` };
    case 'reserve-lowered':
      return {
        subject: 'Reserve lowered',
        text:
          news.amountCents === null
            ? 'The seller lowered the sealed reserve. It can be lowered only once.'
            : `The seller lowered the reserve to ${formatMoney(news.amountCents)}. It can be lowered only once.`,
      };
    case 'auction-paused':
      return {
        subject: 'Auction paused',
        text: 'Our staff paused the auction because of an outage. No bids are accepted during the pause, and the auction is extended by the length of the pause. All bids remain in effect.',
      };
    case 'auction-resumed':
      return {
        subject: 'Auction resumed',
        text: `The paused auction is open for bidding again. It now ends ${formatMoment(news.endsAt)}. All bids remain in effect.`,
      };
    case 'auction-outage':
      return {
        subject: news.isReopened ? 'Auction reopened' : 'Auction extended',
        text: `Our site was down ${news.isReopened ? 'when this auction ended, so we reopened it' : 'in the last minutes of this auction, so we extended it'}. It now ends ${formatMoment(news.endsAt)}. All bids remain in effect, and you can bid again until then. The outage is recorded in the auction’s public ledger.`,
      };
    case 'auction-cancelled':
      return {
        subject: 'Auction canceled',
        text: `The auction was canceled: ${cancelWords(news.reason)}. ${noBidCounts}`,
      };
    case 'taken-down': {
      const end = news.cancels && ` Its auction was canceled: ${cancelWords(news.cancels)}. ${noBidCounts}`;
      return {
        subject: 'Taken down',
        text: `Our staff took this home off the market.${end ?? ''}`,
      };
    }
    case 'withdrawn':
      return { subject: 'Off the market', text: 'The seller took this home off the market.' };
    case 'ending-soon':
      return {
        subject: 'Ending soon',
        text: `The auction ends ${formatMoment(news.endsAt)}. Any bid in the last minutes extends it.`,
      };
    case 'extended':
      return {
        subject: 'Auction extended',
        text: `A late bid extended the auction to ${formatMoment(news.endsAt)}. Any other bid in the last minutes extends it again. The home’s page always shows the current end time.`,
      };
    case 'lost':
      if (news.isBuyNow)
        return {
          subject: 'Sold (Buy Now)',
          text: `Another buyer bought the home at the buy-now price, so the auction is over. ${afterSale}`,
        };
      return {
        subject: news.isSold ? 'Another bidder won' : 'Auction ended',
        text: news.isSold
          ? `Another bidder won. ${afterSale}`
          : 'Another bidder was ahead, below the reserve, so the seller decides. You’re no longer bound by your bid.',
      };
    case 'relisted':
      return {
        subject: 'For sale again',
        text: news.auction
          ? `This home is scheduled for auction. It ${dates(news.auction)}`
          : 'This home is for sale again.',
      };
  }
}

const dates = ({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }): string =>
  `opens ${formatMoment(startsAt)} and ends ${formatMoment(endsAt)}.`;

const lines = (changes: readonly PublicChange[]): string =>
  changes.map(({ label, before, after }) => `${label}\n  before: ${before}\n  now: ${after}`).join('\n');
