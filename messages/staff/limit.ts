// Compiled from messages/en/staff.json by `npm run messages`.

export const limit = {
provenAmount: "Amount the proof shows",
asRequested: ({ amount }: { amount: string | number }) => `${amount} (as requested)`,
nothing: "No qualifying funds",
reasonDecision: "Reason for the decision",
whyHelp: "If the bid limit is below the amount you choose, we raise it to match. Sellers see the amount with the user’s offers. The user sees this reason, and it’s recorded in the audit log.",
submit: "Save review",
};
