// Compiled from messages/en/inquiries.json by `npm run messages`.

export const publicTextFaults = {
short: "Enter at least a few words.",
long: ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
people: ({ words, ground, why }: { words: string | number; ground: string | number; why: string | number }) => `Not sent. “${words}” refers to people (${ground}): it ${why}. Fair housing law prohibits this. Write about the property instead.`,
};
