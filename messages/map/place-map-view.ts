// Compiled from messages/en/map.json by `npm run messages`.

export const placeMapView = {
approximateLocation: ({ address }: { address: string | number }) => `${address}. Approximate location`,
whereCountyState: "County location in New York State",
};
