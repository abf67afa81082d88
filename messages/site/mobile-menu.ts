// Compiled from messages/en/site.json by `npm run messages`.

export const mobileMenu = {
menu: "Menu",
};
