// Compiled from messages/en/map.json by `npm run messages`.

export const resultsLayout = {
list: "List",
map: "Map",
showMap: "Show map",
hideMap: "Hide map",
};
