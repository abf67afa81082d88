// Compiled from messages/en/locations.json by `npm run messages`.

export const locationCrumbs = {
home: "Home",
newYork: "New York",
};
