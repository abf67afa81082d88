// Compiled from messages/en/map.json by `npm run messages`.

export const mapPreview = {
openMap: "Open the map",
loadingMap: "Loading the map…",
};
