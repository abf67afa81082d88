// Compiled from messages/en/drafts.json by `npm run messages`.

export const stepPage = {
pageNotFound: "Page not found",
};
