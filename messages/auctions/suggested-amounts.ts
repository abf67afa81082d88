// Compiled from messages/en/auctions.json by `npm run messages`.

export const suggestedAmounts = {
suggestedAmounts: "Suggested amounts",
};
