// Compiled from messages/en/search.json by `npm run messages`.

export const quickSearches = {
quickSearches: "Quick searches",
vacant: "Vacant",
noReserve: "No reserve",
underPrice: "Under $200K",
};
