// Compiled from messages/en/imports.json by `npm run messages`.

export const undoForm = {
title: "Undo this import",
text: "We’ll delete the drafts this import created, unless someone has changed them since. Answers it changed go back to what they were, unless they’ve been changed again. Everything else stays. You can undo an import for 30 days.",
submit: "Undo this import",
sure: "I want to undo this import.",
confirm: "Check the box to confirm that you want to undo this import.",
cancelRun: "Cancel import",
cancelCheck: "Cancel dry run",
};
