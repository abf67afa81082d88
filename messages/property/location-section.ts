// Compiled from messages/en/property.json by `npm run messages`.

export const locationSection = {
location: "Location",
homesWithinMiles: ({ nearMiles }: { nearMiles: string | number }) => `Homes within ${nearMiles} miles`,
};
