// Compiled from messages/en/portfolio.json by `npm run messages`.

export const nextWords = {
task: "Due",
"auction-start": "Auction starts",
"auction-end": "Auction ends",
confirmation: "Confirm by",
};
