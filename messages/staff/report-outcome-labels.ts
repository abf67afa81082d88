// Compiled from messages/en/staff.json by `npm run messages`.

export const reportOutcomeLabels = {
"no-fault": "No problem found",
mended: "The listing was corrected",
"taken-down": "The listing was taken down",
"not-sent": "The text was not sent",
};
