// Compiled from messages/en/inquiries.json by `npm run messages`.

export const publicTextFaults = {
short: "Enter at least a few words.",
long: ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
people: ({ words, why, ground }: { words: string | number; why: string | number; ground: string | number }) => `Not sent. “${words}” ${why} (${ground}). Fair housing law prohibits this. Write about the property instead.`,
};
