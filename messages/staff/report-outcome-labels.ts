// Compiled from messages/en/staff.json by `npm run messages`.

export const reportOutcomeLabels = {
"no-fault": "No problem found",
mended: "Listing corrected",
"taken-down": "Listing taken down",
"not-sent": "Message not sent",
};
