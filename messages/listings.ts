// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const auctionFigures = {
upcomingAuction: "Upcoming auction",
liveAuction: "Live auction",
auctionPaused: "Auction paused",
closing: "Closing",
auctionCanceled: "Auction canceled",
sold: "Sold",
saleFellThrough: "Sale fell through",
sellerDecides: "Seller decides",
endedWithoutBids: "Ended without bids",
endedNotSold: "Ended, not sold",
starts: "Starts in",
ends: "Ends in",
ended: "Ended",
noReserve: "No reserve",
publishedReserve: "Published reserve",
sealedReserve: "Sealed reserve",
noBidsYet: "No bids yet",
noBids: "No bids",
reserveNotMet: "reserve not met",
startsAt: "Starts",
endsAt: "Ends",
noReserveNote: "no reserve",
reserveMet: "reserve met",
bids: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} bid` : `${formatCount(v.count)} bids`)}`,
};

export const auctionRow = {
notSetYet: "Not set yet",
};

export const cardFacts = {
studio: "Studio",
sqFt: (v: { livingAreaSqft: string | number }) => `${v.livingAreaSqft} sq ft`,
sqFtLot: (v: { sqft: string | number }) => `${v.sqft} sq ft lot`,
county: (v: { borough: string | number; name: string | number }) => `${v.borough}, ${v.name} County`,
county2: (v: { name: string | number }) => `${v.name} County`,
beds: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} bed` : `${formatCount(v.count)} beds`)}`,
baths: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} bath` : `${formatCount(v.count)} baths`)}`,
acres: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} acre` : `${formatCount(v.count)} acres`)}`,
};

export const cardSkeletons = {
loading: "Loading",
};

export const figuresRow = {
notSetYet: "Not set yet",
};

export const listingCard = {
save: (v: { addressLines: string | number }) => `Save ${v.addressLines}`,
};

export const endingBoard = {
endingSoon: "Ending soon",
live: "Live",
noAuctionsOpen: "No auctions are open for bidding right now. Find upcoming ones under Auctions.",
};

export const resultList = {
compare: (v: { street: string | number }) => `Compare ${v.street}`,
compare2: "Compare",
hide: (v: { street: string | number }) => `Hide ${v.street}`,
hide2: "Hide",
};

export const saleFigures = {
listed: "Listed",
startingBid: "Starting bid",
notScheduledYet: "Not scheduled yet",
sold: "Sold",
sold2: "Sold for",
fixedPrice: "Fixed price",
listPrice: "List price",
underContract: "Under contract",
};

export const shareButtons = {
share: "Share",
copyLink: "Copy link",
print: "Print",
linkCopied: "Link copied",
browserBlockedCopying: "Your browser blocked copying",
copyLink2: (v: { address: string | number }) => `Copy the link from here: ${v.address}`,
};

export const shareCopy = {
noLongerSale: "No longer for sale",
};

export const totalCostCopy = {
allPriceUnknown: "All-in price unknown: no price yet",
allPriceUnknownLiens: "All-in price unknown: a lien’s amount isn’t known",
nextBidPaid: (v: { offer: string | number }) => `At the next bid of ${v.offer}, paid in cash`,
listPrice: "At the list price, paid in cash",
};

export const totalCostNote = {
moreAll: (v: { strong: Tag; amount: string | number }) => rich("More than ", v.strong(`${v.amount}`), " all-in"),
nextBidPaid: "At the next bid, paid in cash",
about: (v: { strong: Tag; amount: string | number }) => rich("≈ ", v.strong(`${v.amount}`), " all-in"),
};
