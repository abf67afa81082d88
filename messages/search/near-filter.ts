// Compiled from messages/en/search.json by `npm run messages`.

export const nearFilter = {
nearTownZip: "Near a town or ZIP code",
radiusMiles: "Radius (miles)",
};
