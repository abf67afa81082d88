// Compiled from messages/en/staff.json by `npm run messages`.

export const adminPage = {
reviewQueue: "Review queue",
decisionSaved: "Decision saved",
sellerEmailed: "The seller has been emailed.",
reportClosed: "Report closed",
};
