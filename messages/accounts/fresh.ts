// Compiled from messages/en/accounts.json by `npm run messages`.

export const fresh = {
current: "Current password",
withGoogle: (v: { submit: string | number }) => `${v.submit} with Google`,
};
