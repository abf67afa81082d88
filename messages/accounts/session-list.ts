// Compiled from messages/en/accounts.json by `npm run messages`.

export const sessionList = {
device: "This device",
lastActiveSigned: (v: { seenAt: string | number; createdAt: string | number }) => `Last active ${v.seenAt}, signed in ${v.createdAt}`,
};
