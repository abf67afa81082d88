// Compiled from messages/en/glossary.json by `npm run messages`.

export const glossaryPage = {
glossary: "Glossary",
auctionForeclosureClosing: "Auction, foreclosure, and closing terms used in New York, in plain English: reserve, proxy bidding, REO, lis pendens, referee’s deed, and many more.",
auctionForeclosureClosingTerms: ({ glossary }: { glossary: string | number }) => `${glossary} auction, foreclosure, and closing terms used in New York, in plain English. Legal terms are explained as general information, not advice.`,
};
