// Compiled from messages/en/accounts.json by `npm run messages`.

export const sessionList = {
device: "This device",
lastActiveSigned: ({ seenAt, createdAt }: { seenAt: string | number; createdAt: string | number }) => `Last active ${seenAt}, signed in ${createdAt}`,
};
