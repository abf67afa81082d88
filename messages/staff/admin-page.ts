// Compiled from messages/en/staff.json by `npm run messages`.

export const adminPage = {
reviewQueue: "Review queue",
decisionSaved: "Decision saved",
sellerEmailed: "We’re notifying the seller.",
reportClosed: "Report closed",
};
