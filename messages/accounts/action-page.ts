// Compiled from messages/en/accounts.json by `npm run messages`.

export const actionPage = {
account: "Your account",
};
