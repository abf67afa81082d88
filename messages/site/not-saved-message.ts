// Compiled from messages/en/site.json by `npm run messages`.

export const notSavedMessage = "We couldn’t save this right now. Nothing was changed. Try again in a few minutes.";
