// Compiled from messages/en/drafts.json by `npm run messages`.

export const listingsLink = {
listings: "Listings",
};
