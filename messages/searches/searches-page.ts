// Compiled from messages/en/searches.json by `npm run messages`.

export const searchesPage = {
savedSearches: "Saved searches",
searchWasntChanged: "Search not changed",
noLongerExists: ({ savedSearchLimit }: { savedSearchLimit: string | number }) => `The search no longer exists, or you already have ${savedSearchLimit} others. If you’re at that limit, delete one first.`,
eachSearchSends: ({ savedSearchLimit }: { savedSearchLimit: string | number }) => `Each email lists all the new homes for one search. If there are no new homes, we don’t send an email. You can save up to ${savedSearchLimit} searches.`,
noSavedSearches: "No saved searches yet",
searchHomes: "Search homes",
searchWhatWant: "Search for what you want, then select “Save search.” We’ll email you new matching homes.",
};
