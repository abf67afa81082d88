// Compiled from messages/en/search.json by `npm run messages`.

export const heroSearch = {
whereLooking: "Where are you looking?",
townZip: (v: { hero: string | number }) => `Town, ZIP or “${v.hero}”`,
searchHomes: "Search homes",
};
