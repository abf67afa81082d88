// Compiled from messages/en/favorites.json by `npm run messages`.

export const offlinePage = {
youreOffline: "You’re offline",
pageNeedsConnection: "This page needs a connection. Nothing was sent, and no bid was placed.",
savedHomesYou: "Saved homes you can view offline",
};
