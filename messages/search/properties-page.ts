// Compiled from messages/en/search.json by `npm run messages`.

export const propertiesPage = {
pricesLiveAuctions: (v: { title: string | number }) => `${v.title}: prices, live auctions and occupancy, with photos and documents.`,
bankOwnedProperties: (v: { place: string | number }) => `Bank-owned properties in ${v.place}`,
bankOwnedNewYork: "Bank-owned properties in New York",
};
