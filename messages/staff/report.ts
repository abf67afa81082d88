// Compiled from messages/en/staff.json by `npm run messages`.

export const report = {
outcome: "Outcome",
why: "What did you find?",
submit: "Close report",
};
