// Compiled from messages/en/favorites.json by `npm run messages`.

export const recentView = {
recentlyViewed: "Recently viewed",
storedOnlyBrowser: "Stored only in this browser.",
clearAll: "Clear all",
};
