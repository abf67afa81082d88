// Compiled from messages/en/search.json by `npm run messages`.

export const correctionNote = {
noHomesMatch: (v: { word: string | number; takenFor: string | number }) => `No homes match “${v.word}”. Showing results for ${v.takenFor}.`,
};
