// Compiled from messages/en/listings.json by `npm run messages`.
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
};

export const auctionRow = {
none: "None",
};

export const cardFacts = {
studio: "Studio",
sqFt: (v: { livingAreaSqft: string | number }) => `${v.livingAreaSqft} sq ft`,
sqFtLot: (v: { sqft: string | number }) => `${v.sqft} sq ft lot`,
county: (v: { borough: string | number; name: string | number }) => `${v.borough}, ${v.name} County`,
county2: (v: { name: string | number }) => `${v.name} County`,
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
noAuctionTakes: "No auction takes bids at this moment. The next ones are listed under Auctions.",
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
browserDidNot: "The browser did not let us copy",
copyFromHere: (v: { address: string | number }) => `Copy it from here: ${v.address}`,
};

export const shareCopy = {
noLongerSale: "No longer for sale",
};

export const sharePanel = {
poppins: "Poppins",
};

export const totalCostCopy = {
thereNoPrice: "there is no price yet",
amountLienNot: "the amount of a lien is not told",
nextBid: (v: { offer: string | number }) => `next bid of ${v.offer}`,
paidCash: (v: { at: string | number }) => `At the ${v.at}, paid in cash`,
wholePriceNot: (v: { why: string | number }) => `Whole price not known: ${v.why}`,
};

export const totalCostNote = {
ownKeys: (v: { isLeast: string | number; strong: Tag; amount: string | number }) => rich(v.isLeast, " ", v.strong(`${v.amount}`), " to own the keys"),
moreThan: "More than",
nextBidPaid: "At the next bid, paid in cash",
};
