// Compiled from messages/en/staff.json by `npm run messages`.

export const staff = {
chooseOne: "Choose one",
auditNote: "Recorded in the audit log.",
};
