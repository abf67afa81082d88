// Compiled from messages/en/map.json by `npm run messages`.

export const newMap = {
mapUseArrow: "Map. Use the arrow keys to move and the plus and minus keys to zoom",
};
