// Compiled from messages/en/staff.json by `npm run messages`.

export const takedown = {
reason: "Reason",
why: "Message to the seller",
whyHelp: "Emailed to the seller and recorded in the audit log.",
submit: "Take down listing",
};
