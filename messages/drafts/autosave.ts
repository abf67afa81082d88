// Compiled from messages/en/drafts.json by `npm run messages`.

export const autosave = {
notSaved: "Not saved: we couldn’t connect. What you typed stays here and will be saved once you’re back online.",
};
