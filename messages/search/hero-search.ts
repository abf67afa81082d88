// Compiled from messages/en/search.json by `npm run messages`.

export const heroSearch = {
whereLooking: "Where are you looking?",
townZip: ({ hero }: { hero: string | number }) => `Try “${hero}”`,
searchHomes: "Search homes",
};
