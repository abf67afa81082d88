// Compiled from messages/en/auctions.json by `npm run messages`.

export const practiceStart = {
theresNoConnection: "We couldn’t connect. Check your connection and try again.",
startPracticeAuction: "Start practice auction",
};
