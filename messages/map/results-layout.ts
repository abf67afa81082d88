// Compiled from messages/en/map.json by `npm run messages`.

export const resultsLayout = {
view: "View",
list: "List",
map: "Map",
listAndMap: "List and map",
};
