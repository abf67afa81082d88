// Compiled from messages/en/auctions.json by `npm run messages`.

export const practiceStart = {
theresNoConnection: "There’s no connection. Try again in a moment.",
startPracticeAuction: "Start practice auction",
};
