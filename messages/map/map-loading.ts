// Compiled from messages/en/map.json by `npm run messages`.

export const mapLoading = {
loadingMap: "Loading the map…",
};
