// Compiled from messages/en/drafts.json by `npm run messages`.

export const step = {
submit: "Save and continue",
busy: "Saving…",
notSaved: "Not saved",
conflict: "Conflicting changes from another device",
conflictText: "Everything else is saved. Check the marked answers and choose which to keep.",
incomplete: "Saved, but this step isn’t complete",
};
