// Compiled from messages/en/staff.json by `npm run messages`.

export const reportOutcomeLabels = {
"no-fault": "No problem found",
mended: "It was fixed",
"taken-down": "The listing was taken down",
};
