// Compiled from messages/en/fair-housing.json by `npm run messages`.

export const phraseReasons = {
excludes: "excludes people",
prefers: "states a preference for certain people",
steers: "says or asks who lives there",
tells: "tells the seller who you are",
};
