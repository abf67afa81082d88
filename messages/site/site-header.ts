// Compiled from messages/en/site.json by `npm run messages`.

export const siteHeader = {
savedHomes: "Saved homes",
main: "Main",
menu: "Menu",
};
