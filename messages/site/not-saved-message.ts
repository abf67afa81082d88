// Compiled from messages/en/site.json by `npm run messages`.

export const notSavedMessage = "We couldn’t save your request right now, so nothing was changed. Try again in a few minutes.";
