// Compiled from messages/en/property.json by `npm run messages`.

export const locationSection = {
location: "Location",
homesWithinMiles: (v: { nearMiles: string | number }) => `Homes within ${v.nearMiles} miles`,
};
