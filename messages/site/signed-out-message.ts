// Compiled from messages/en/site.json by `npm run messages`.

export const signedOutMessage = "You were signed out. Sign in again in another tab, then try again.";
