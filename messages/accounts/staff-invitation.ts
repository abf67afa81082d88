// Compiled from messages/en/accounts.json by `npm run messages`.

export const staffInvitation = {
accept: "Accept",
decline: "Decline",
};
