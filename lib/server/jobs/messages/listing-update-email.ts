import 'server-only';
import { cancelWords } from '@/lib/domain/auctions/ledger/history-line';
import type { ListingUpdate, PublicChange } from '@/lib/domain/reviews/listing-updates';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { site } from '@/lib/site';
import type { ListingUpdateMessage, Wording } from './auction-email';
import { toMailedHome } from './auctioned-home';
import { quote } from './quote';

/** An email about a listing update to a follower or the seller. Null if the home no longer exists. */
export async function listingUpdateEmail({
  listingKey,
  slug,
  role,
  news,
}: ListingUpdateMessage): Promise<Wording | null> {
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  if (!listing) return null;
  const { subject, text } = wordUpdate(news, role === 'bidder');
  const { shortAddress, photo } = toMailedHome(listing);
  const home = `The home: ${env().siteUrl}${routes.property(slug)}`;
  return {
    subject: `${subject}: ${shortAddress}`,
    text: [text, home, site.name].join('\n\n'),
    path: routes.property(slug),
    photo,
    why: reasonByRole[role],
  };
}

const reasonByRole: Readonly<Record<ListingUpdateMessage['role'], string>> = {
  seller: 'You get this mail because this is your listing.',
  bidder: 'You get this mail because you bid on this home.',
  watcher: 'You get this mail because you saved this home. Take the heart off to get no more of them.',
};

const noBidCounts = 'No bid in it counts, and nobody is bound.';

function wordUpdate(news: ListingUpdate, isBidder: boolean): Pick<Wording, 'subject' | 'text'> {
  switch (news.type) {
    case 'changed':
      return { subject: 'Changed', text: `The seller has changed this:\n\n${quote(lines(news.changes))}` };
    case 'corrected':
      return {
        subject: 'Auction canceled and announced anew',
        text: `A fact that matters to bidders was corrected, so the auction was canceled. ${noBidCounts}\n\n${quote(lines(news.changes))}\n\nA new auction ${dates(news)}${isBidder ? ' Bid again if you still want the home.' : ''}`,
      };
    case 'auction-moved':
      return { subject: 'Auction moved', text: `The auction has other days now. It ${dates(news)}` };
    case 'reserve-lowered':
      return {
        subject: 'Reserve lowered',
        text:
          news.amountCents === null
            ? 'The seller has lowered the sealed reserve. It can be lowered only once.'
            : `The seller has lowered the reserve to ${formatMoney(news.amountCents)}. It can be lowered only once.`,
      };
    case 'auction-paused':
      return {
        subject: 'Auction paused',
        text: 'Our staff paused the auction because of an outage. No bid is taken meanwhile, and the end moves by as long as the pause lasts. All bids stand.',
      };
    case 'auction-resumed':
      return {
        subject: 'Auction goes on',
        text: `The auction that was paused takes bids again. It now ends ${formatMoment(news.endsAt)}. All bids stand.`,
      };
    case 'auction-outage':
      return {
        subject: news.isReopened ? 'Auction reopened' : 'Auction extended',
        text: `Our site was down ${news.isReopened ? 'when this auction ended, so we reopened it' : 'in the last minutes of this auction, so we extended it'}. It now ends ${formatMoment(news.endsAt)}. All bids stand, and you can bid again until then. The outage is on record in the auction’s public ledger.`,
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
      return { subject: 'Off the market', text: 'The seller has taken this home off the market.' };
    case 'ending-soon':
      return {
        subject: 'Ends soon',
        text: `The auction ends ${formatMoment(news.endsAt)}. A bid in its last minutes moves the end.`,
      };
    case 'extended':
      return {
        subject: 'Auction extended',
        text: `A late bid has moved the end to ${formatMoment(news.endsAt)}, and each further one in the last minutes moves it again. The page of the home shows the end as it is.`,
      };
    case 'lost':
      if (news.isBuyNow)
        return {
          subject: 'Bought at once',
          text: `Somebody bought the home at its buy-now price of ${formatMoney(news.priceCents)}, so the auction is over. Your bid does not bind you anymore.`,
        };
      return {
        subject: 'Auction ended',
        text: `Another bidder was ahead at ${formatMoney(news.priceCents)}. ${news.isSold ? 'The home is sold, and your bid does not bind you anymore.' : 'That is below the reserve, so the seller decides. Your bid does not bind you anymore.'}`,
      };
    case 'relisted':
      return {
        subject: 'For sale again',
        text: news.auction
          ? `This home is announced for an auction. It ${dates(news.auction)}`
          : 'This home is for sale again.',
      };
  }
}

const dates = ({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }): string =>
  `opens ${formatMoment(startsAt)} and ends ${formatMoment(endsAt)}.`;

const lines = (changes: readonly PublicChange[]): string =>
  changes.map(({ label, before, after }) => `${label}\n  before: ${before}\n  now: ${after}`).join('\n');
