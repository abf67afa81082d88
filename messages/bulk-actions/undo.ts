// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const undo = {
preview: "Undo this action",
text: "You first see which homes it takes back. A home that a reviewer published or that changed since stays as it is.",
undone: "This action was undone.",
schedule: "The homes go back to drafts with the new auction dates in them.",
cannot: "This can’t be undone because it’s already public.",
};
