// Compiled from messages/en/map.json by `npm run messages`.

export const placeMapView = {
approximateLocation: (v: { address: string | number }) => `${v.address}. Approximate location`,
whereCountyState: "This is where the county is in the state.",
};
