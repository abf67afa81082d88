// Compiled from messages/en/drafts.json by `npm run messages`.

export const deleteDraft = {
label: "Delete this draft",
text: "The draft’s answers, photos, and documents are deleted. This can’t be undone.",
submit: "Delete draft",
};
