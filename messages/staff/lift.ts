// Compiled from messages/en/staff.json by `npm run messages`.

export const lift = {
why: "What has changed?",
whyHelp: "Sent to the seller and recorded in the audit log.",
submit: "Lift takedown",
};
