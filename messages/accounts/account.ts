// Compiled from messages/en/accounts.json by `npm run messages`.

export const account = {
useAddress: "Use this address",
};
