// Compiled from messages/en/drafts.json by `npm run messages`.

export const figureRow = {
views: "Views",
lastDays: ({ viewsThisWeek }: { viewsThisWeek: string | number }) => `${viewsThisWeek} in the last 7 days`,
saves: "Saves",
questions: "Questions",
answer: ({ open }: { open: string | number }) => `${open} to answer`,
bidders: "Bidders",
bids: "Bids",
startingBid: "Starting bid",
highestBid: "High bid",
};
