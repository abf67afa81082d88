// Compiled from messages/en/home.json by `npm run messages`.

export const appNotFound = {
pageNotFound: "Page not found",
cantFindPage: "We can’t find that page",
allProperties: "All properties",
liveAuctions: "Live auctions",
addressMayMistyped: "The web address may be mistyped, or the seller may have withdrawn the property. Try a search:",
};
