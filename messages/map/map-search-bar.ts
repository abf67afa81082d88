// Compiled from messages/en/map.json by `npm run messages`.

export const mapSearchBar = {
drawAnotherArea: "Draw another area",
drawArea: "Draw an area",
removeArea: "Remove area",
searchMoveMap: "Search as I move the map",
searchMapArea: "Search map area",
};
