// Compiled from messages/en/drafts.json by `npm run messages`.

export const figureRow = {
views: "Views",
lastDays: (v: { viewsThisWeek: string | number }) => `${v.viewsThisWeek} in the last 7 days`,
saves: "Saves",
questions: "Questions",
answer: (v: { open: string | number }) => `${v.open} to answer`,
bidders: "Bidders",
bids: "Bids",
startingBid: "Starting bid",
highestBid: "Highest bid",
};
