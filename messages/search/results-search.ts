// Compiled from messages/en/search.json by `npm run messages`.

export const resultsSearch = {
placeStreetKeyword: "Place, street, or keyword",
townZipStreet: "Town, ZIP, or street",
search: "Search",
};
