// Compiled from messages/en/site.json by `npm run messages`.

export const pageMetadata = {
newListings: "New listings",
auctions: "Auctions",
};
