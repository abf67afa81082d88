// Compiled from messages/en/portfolio.json by `npm run messages`.

export const statusWords = {
draft: "Draft",
"in-review": "In review",
returned: "Returned",
rejected: "Rejected",
published: "Published",
"auction-live": "Auction live",
"auction-ended": "Auction ended",
"under-contract": "Under contract",
sold: "Sold",
"off-market": "Off market",
};
