// Compiled from messages/en/map.json by `npm run messages`.

export const resultsMap = {
mapResults: "Map of results",
skipMap: "Skip the map",
};
