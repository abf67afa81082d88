// Compiled from messages/en/listings.json by `npm run messages`.

export const phases = {
live: "Live auction",
upcoming: "Upcoming auction",
"for-sale": "Fixed price",
"coming-soon": "Coming soon",
"under-contract": "Under contract",
ended: "Auction ended",
sold: "Sold",
};
