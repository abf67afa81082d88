// Compiled from messages/en/site.json by `npm run messages`.

export const textPage = {
page: "On this page",
};
