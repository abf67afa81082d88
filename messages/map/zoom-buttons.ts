// Compiled from messages/en/map.json by `npm run messages`.

export const zoomButtons = {
zoom: "Zoom in",
zoom2: "Zoom out",
showWholeState: "Show the whole state",
};
