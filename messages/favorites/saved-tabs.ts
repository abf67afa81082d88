// Compiled from messages/en/favorites.json by `npm run messages`.

export const savedTabs = {
saved: "Saved",
homes: "Homes",
searches: "Searches",
};
