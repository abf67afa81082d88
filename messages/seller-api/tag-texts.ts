// Compiled from messages/en/seller-api.json by `npm run messages`.

export const tagTexts = {
Drafts: "Homes on their way to the site. A draft becomes public once our reviewers approve it.",
Files: "Photos and documents of a draft.",
Schedules: "Auctions of several homes at once.",
Questions: "Public questions of buyers about your homes.",
Closings: "Sales from the end of the auction to the deed. Signatures are made by people on the site.",
Webhooks: "Where we report what happens to your homes.",
};
