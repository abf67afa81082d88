// Compiled from messages/en/site.json by `npm run messages`.

export const logo = {
bankOwned: "Bank-Owned",
newYork: "New York",
};
