// Compiled from messages/en/drafts.json by `npm run messages`.

export const stepForm = {
eachAnswerSaved: "Each answer is saved when you leave its field.",
saving: "Saving…",
saved: ({ at }: { at: string | number }) => `Saved ${at}`,
};
