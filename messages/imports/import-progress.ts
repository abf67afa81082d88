// Compiled from messages/en/imports.json by `npm run messages`.

export const importProgress = {
canLeavePage: "You can leave this page. We’ll keep working, and the result will appear here.",
reloadPageSee: "Reload the page to see progress.",
};
