// Compiled from messages/en/map.json by `npm run messages`.

export const placeMapView = {
approximateLocation: ({ address }: { address: string | number }) => `${address}. Approximate location`,
whereCountyState: "This is where the county is in the state.",
};
