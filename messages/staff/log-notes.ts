// Compiled from messages/en/staff.json by `npm run messages`.

export const logNotes = {
everyHome: ({ code, reason }: { code: string | number; reason: string | number }) => `All homes taken down, ${code}: ${reason}`,
fundsReviewed: ({ limit, upTo }: { limit: string | number; upTo: string | number }) => `${limit}, proof of funds reviewed for up to ${upTo}`,
operator: "The operator, using npm run grant-admin",
};
