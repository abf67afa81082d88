// Compiled from messages/en/inquiries.json by `npm run messages`.

export const showingFaults = {
noteTooLong: ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
pastTime: "That time has passed. Choose another one.",
aVisitor: "A visitor",
};
