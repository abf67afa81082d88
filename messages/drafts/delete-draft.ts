// Compiled from messages/en/drafts.json by `npm run messages`.

export const deleteDraft = {
label: "Delete this draft",
text: "The draft’s answers, photos, and documents will be deleted. This can’t be undone.",
submit: "Delete draft",
};
