// Compiled from messages/en/developers.json by `npm run messages`.

export const developersPage = {
sellerApi: "API for sellers",
webhooks: "Webhooks for sellers",
openDataDevelopers: "Open data for developers",
everyPublicListing: "Every public listing, auction, and bid ledger via API, no key required: JSON, CSV, part of the RESO Web API, and an OpenAPI document.",
openData: "Open data",
whatCanRead: "What you can read",
gettingStarted: "Getting started",
records: "Records",
};
