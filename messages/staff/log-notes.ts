// Compiled from messages/en/staff.json by `npm run messages`.

export const logNotes = {
everyHome: ({ code, reason }: { code: string | number; reason: string | number }) => `Every home is taken down, ${code}: ${reason}`,
fundsReviewed: ({ limit, upTo }: { limit: string | number; upTo: string | number }) => `${limit}, funds reviewed up to ${upTo}`,
operator: "The operator, with npm run grant-admin",
};
