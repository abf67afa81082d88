// Compiled from messages/en/property.json by `npm run messages`.

export const listingPage = {
pageNotFound: "Page not found",
};
