// Compiled from messages/en/open-data.json by `npm run messages`.

export const apiDocument = {
openData: ({ siteName }: { siteName: string | number }) => `${siteName}: open data`,
publicDataSite: "This site’s public data, for use by programs. No key or account is required, and cross-origin requests are allowed. It contains no private data: for a seller, only the name; for a bidder, only an alias in each auction.",
searchSitesListings: "Search this site’s listings. Field names follow the RESO Data Dictionary. Amounts are in dollars.",
sameListingsVia: "The same listings via OData 4.0: a partial implementation of the RESO Web API.",
auctionStatesLedgers: "Auction states, ledgers, and changes. Amounts are in cents.",
termsHealthApi: "Terms, health, and this API description.",
};
