// Compiled from messages/en/offers.json by `npm run messages`.

export const statusWords = {
Submitted: "Submitted",
Countered: "Countered",
Accepted: "Accepted",
Declined: "Declined",
Withdrawn: "Withdrawn",
Lapsed: "Expired",
};
