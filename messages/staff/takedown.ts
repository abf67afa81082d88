// Compiled from messages/en/staff.json by `npm run messages`.

export const takedown = {
reason: "Reason",
why: "Message to the seller",
whyHelp: "Also recorded in the audit log.",
submit: "Take down listing",
};
