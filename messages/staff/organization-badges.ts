// Compiled from messages/en/staff.json by `npm run messages`.

export const organizationBadges = {
verified: "Verified",
notVerified: "Not verified",
suspended: "Suspended",
};
