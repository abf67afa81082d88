// Compiled from messages/en/staff.json by `npm run messages`.

export const homesPage = {
homesAuctions: "Homes and auctions",
allCurrentPast: "All current and past listings, with current auctions first.",
addressListingId: "Address, listing ID, or seller",
noResults: "No results",
searchPartAddress: "Search by part of the address, listing ID (such as BNY-20000001), or seller name.",
};
