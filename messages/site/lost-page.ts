// Compiled from messages/en/site.json by `npm run messages`.

export const lostPage = {
cantFindPage: "We can’t find that page",
};
