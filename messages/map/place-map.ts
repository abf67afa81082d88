// Compiled from messages/en/map.json by `npm run messages`.

export const placeMap = {
loadingMap: "Loading the map…",
};
