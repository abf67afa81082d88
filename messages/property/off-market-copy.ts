// Compiled from messages/en/property.json by `npm run messages`.

export const offMarketCopy = {
staffTookListing: (v: { since: string | number }) => `Our staff took this listing down on ${v.since}. The home is no longer for sale here.`,
sellerWithdrewHome: (v: { since: string | number }) => `The seller withdrew this home on ${v.since}. It’s no longer for sale here.`,
listingExpiredHome: (v: { since: string | number }) => `This listing expired on ${v.since}. The home is no longer for sale here.`,
};
