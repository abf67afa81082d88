// Compiled from messages/en/glossary.json by `npm run messages`.

export const entries = {
see: "See",
};

export const jumpLetters = {
letters: "Letters",
};

export const glossaryPage = {
glossary: "Glossary",
wordsAuctionsForeclosures: "The words of auctions, foreclosures and closings in New York in plain English: reserve, proxy bidding, REO, lis pendens, referee’s deed, RPAPL 1305 and many more.",
wordsAuctionsForeclosuresClosings: (v: { glossary: string | number }) => `${v.glossary} words of auctions, foreclosures and closings in New York, in plain English. Words of the law are explained for orientation, not as advice.`,
};
