// Compiled from messages/en/api.json by `npm run messages`.

export const auctionsFaults = {
"invalid-status": ({ statuses }: { statuses: string | number }) => `Use one of these statuses: ${statuses}.`,
"invalid-limit": ({ most }: { most: string | number }) => `Use a limit from 1 to ${most}.`,
"invalid-cursor": "Follow the `next` link in the previous response.",
};
