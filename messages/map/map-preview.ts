// Compiled from messages/en/map.json by `npm run messages`.

export const mapPreview = {
showMap: "Show the map",
loadingMap: "Loading the map…",
};
