// Compiled from messages/en/auctions.json by `npm run messages`.

export const boardPage = {
todayTitle: "Live property auctions in New York",
todayDescription: "Bank-owned properties in New York open for bidding now or opening today: current bid, reserve status, and time left for every auction.",
weekTitle: "Property auctions in New York this week",
weekDescription: "Bank-owned properties in New York whose auctions open or close in the next seven days, listed by day.",
upcomingTitle: "Upcoming property auctions in New York",
upcomingDescription: "Bank-owned properties in New York coming up for auction, by day, with starting bid and terms.",
resultsTitle: "Property auction results in New York",
resultsDescription: "How every auction of bank-owned property in New York on this site ended: sold, reserve not met, no bids, or canceled.",
};
