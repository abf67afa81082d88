// Compiled from messages/en/auctions.json by `npm run messages`.

export const upcomingPage = {
upcomingPropertyAuctions: "Upcoming property auctions in New York",
bankOwnedProperties: "Bank-owned properties in New York coming up for auction, by day, with starting bid and terms.",
};
