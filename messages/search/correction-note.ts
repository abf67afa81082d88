// Compiled from messages/en/search.json by `npm run messages`.

export const correctionNote = {
noHomesMatch: ({ word, takenFor }: { word: string | number; takenFor: string | number }) => `No homes match “${word}”. Showing results for ${takenFor}.`,
wordsIgnored: ({ words, count }: { words: string | number; count: number }) => `No homes match ${words}, so ${(count === 1 ? "this word was" : "these words were")} ignored.`,
schoolDistrictIgnored: "We can’t search by school district, so that part of your search was ignored. District lines don’t always follow town lines. Before you bid, ask the district whether it serves the home’s address.",
};
