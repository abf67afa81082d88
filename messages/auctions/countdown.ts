// Compiled from messages/en/auctions.json by `npm run messages`.

export const countdown = {
lastMinute: "Last minute",
};
