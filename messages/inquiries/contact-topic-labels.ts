// Compiled from messages/en/inquiries.json by `npm run messages`.

export const contactTopicLabels = {
buying: "Buying or bidding",
selling: "Selling",
listing: "Incorrect listing",
account: "My account",
accessibility: "Accessibility",
"fair-housing": "Fair housing",
privacy: "Privacy and my data",
other: "Something else",
};
