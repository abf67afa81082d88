// Compiled from messages/en/map.json by `npm run messages`.

export const zoomButtons = {
zoomIn: "Zoom in",
zoomOut: "Zoom out",
showWholeState: "Show the whole state",
};
