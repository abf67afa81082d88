// Compiled from messages/en/imports.json by `npm run messages`.

export const undoForm = {
title: "Undo this import",
text: "Drafts that the import created and no one has changed since are deleted. Answers that it changed go back to what they were, unless they’ve changed again. Everything else stays. You can do this for 30 days.",
submit: "Undo this import",
sure: "I want to undo this import.",
confirm: "Check the box to confirm that you want to undo this import.",
cancelRun: "Cancel import",
cancelCheck: "Cancel dry run",
};
