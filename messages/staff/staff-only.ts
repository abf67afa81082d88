// Compiled from messages/en/staff.json by `npm run messages`.

export const staffOnly = {
staffOnly: "Staff only",
accountCantReview: "Your account can’t review listings. To see your own listings, go to Listings.",
listings: "Listings",
};
