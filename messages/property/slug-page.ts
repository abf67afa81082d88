// Compiled from messages/en/property.json by `npm run messages`.

export const slugPage = {
pageNotFound: "Page not found",
};
