// Compiled from messages/en/drafts.json by `npm run messages`.

export const stepForm = {
eachAnswerSaved: "Each answer is saved when you leave its field.",
saving: "Saving…",
saved: (v: { at: string | number }) => `Saved ${v.at}`,
};
