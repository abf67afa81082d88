// Compiled from messages/en/search.json by `npm run messages`.

export const propertiesPage = {
pricesLiveAuctions: ({ title }: { title: string | number }) => `${title}: prices, live auctions, and occupancy, with photos and documents.`,
pageOf: ({ title, page }: { title: string | number; page: string | number }) => `${title}, page ${page}`,
};
