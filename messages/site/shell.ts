// Compiled from messages/en/site.json by `npm run messages`.

export const shell = {
skipToContent: "Skip to content",
skipToBidding: "Skip to bidding",
};
