// Compiled from messages/en/fair-housing.json by `npm run messages`.

export const phraseReasons = {
excludes: "excludes people",
prefers: "states a preference for certain people",
steers: "describes or asks about the people in the building or area",
tells: "tells the seller who the buyer is",
};
