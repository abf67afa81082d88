// Compiled from messages/en/site.json by `npm run messages`.

export const headerSearch = {
searchTownCounty: "Search by town, county, ZIP, or street",
townZipStreet: "Town, ZIP, or street",
search: "Search",
};
