// Compiled from messages/en/listings.json by `npm run messages`.

export const approximatePin = {
ofCounty: ({ county }: { county: string | number }) => `Approximate location: the pin marks the center of ${county}, not the building.`,
ofZip: ({ zip }: { zip: string | number }) => `Approximate location: the pin marks the area of ZIP code ${zip}, not the building.`,
};
