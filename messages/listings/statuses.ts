// Compiled from messages/en/listings.json by `npm run messages`.

export const statuses = {
Draft: "Draft",
InReview: "In review",
ChangesRequested: "Changes requested",
ComingSoon: "Coming soon",
Active: "For sale",
ActiveUnderContract: "Under contract, accepting backup offers",
Pending: "Sale pending",
Closed: "Sold",
Hold: "On hold",
Withdrawn: "Withdrawn",
Expired: "Expired",
Rejected: "Not approved",
};
