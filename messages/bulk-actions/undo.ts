// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const undo = {
preview: "Undo this action",
text: "First you’ll see which homes will be changed back. Homes that a reviewer has published, or that have changed since this action, stay as they are.",
undone: "This action was undone.",
schedule: "The homes become drafts again and keep the new auction dates.",
cannot: "This action can’t be undone because its changes are already public.",
};
