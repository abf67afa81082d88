// Compiled from messages/en/staff.json by `npm run messages`.

export const lift = {
why: "What has changed?",
whyHelp: "Emailed to the seller and recorded in the audit log.",
submit: "Lift takedown",
};
