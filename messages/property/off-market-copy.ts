// Compiled from messages/en/property.json by `npm run messages`.

export const offMarketCopy = {
staffTookListing: ({ since }: { since: string | number }) => `Our staff took this listing down on ${since}. The home is no longer for sale here.`,
sellerWithdrewHome: ({ since }: { since: string | number }) => `The seller withdrew this home on ${since}. It’s no longer for sale here.`,
listingExpiredHome: ({ since }: { since: string | number }) => `This listing expired on ${since}. The home is no longer for sale here.`,
};
