// Compiled from messages/en/site.json by `npm run messages`.

export const dialog = {
close: "Close",
};
