// Compiled from messages/en/map.json by `npm run messages`.

export const newMap = {
mapUseArrow: "Map. Use the arrow keys to move, plus and minus to zoom",
};
