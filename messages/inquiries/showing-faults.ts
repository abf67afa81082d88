// Compiled from messages/en/inquiries.json by `npm run messages`.

export const showingFaults = {
noteTooLong: ({ most }: { most: string | number }) => `Use at most ${most} characters.`,
pastTime: "That time has passed. Choose another one.",
aVisitor: "A visitor",
};
