// Compiled from messages/en/desk.json by `npm run messages`.

export const queueLabels = {
reviews: "Reviews",
verifications: "Organizations to verify",
limits: "Bid limits and proof of funds",
reports: "Reports",
defaults: "Defaults",
relations: "Possibly related bidders",
documents: "Unreadable records",
mails: "Failed emails",
};
