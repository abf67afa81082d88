// Compiled from messages/en/search.json by `npm run messages`.

export const propertiesPage = {
pricesLiveAuctions: ({ title }: { title: string | number }) => `${title}: prices, live auctions, and occupancy, with photos and documents.`,
bankOwnedProperties: ({ place }: { place: string | number }) => `Bank-owned properties in ${place}`,
bankOwnedNewYork: "Bank-owned properties in New York",
withStatus: ({ title, status }: { title: string | number; status: string | number }) => `${title}: ${status}`,
pageOf: ({ title, page }: { title: string | number; page: string | number }) => `${title}, page ${page}`,
};
