// Compiled from messages/en/imports.json by `npm run messages`.

export const undoForm = {
title: "Undo this import",
text: "Drafts that it created and nobody has changed since are deleted. Answers that it changed get their former text, unless they changed again. Everything else stays. You can do this for 30 days.",
submit: "Undo this import",
sure: "I want to undo this import.",
confirm: "Check the box to confirm that you want to undo this import.",
cancelRun: "Cancel import",
cancelCheck: "Cancel dry run",
};
