// Compiled from messages/en/home.json by `npm run messages`.

export const appNotFound = {
pageNotFound: "Page not found",
cantFindPage: "We can’t find that page",
allProperties: "All properties",
liveAuctions: "Live auctions",
dashboard: "Dashboard",
addressMayMistyped: "This page doesn’t exist. The web address may be mistyped, or the page may have been removed. Try a search:",
};
