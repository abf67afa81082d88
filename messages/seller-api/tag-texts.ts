// Compiled from messages/en/seller-api.json by `npm run messages`.

export const tagTexts = {
Drafts: "Homes being prepared for publication. A draft becomes public once our reviewers approve it.",
Files: "A draft’s photos and documents.",
Schedules: "Separate auctions for several homes, scheduled together.",
Lots: "Several homes sold together, at one auction and under one contract.",
Questions: "Public questions from buyers about your homes.",
Closings: "Sales, from the end of the auction to the deed. Contracts are signed on the site, not through the API.",
Webhooks: "URLs that receive updates about your homes.",
};
