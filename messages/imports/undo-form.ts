// Compiled from messages/en/imports.json by `npm run messages`.

export const undoForm = {
title: "Undo this import",
text: "We’ll delete the drafts this import created, with their photos, unless someone has changed them since. For homes this import updated, we’ll restore the answers it changed, unless they’ve been changed again, and remove the photos it added. Photos we haven’t downloaded yet won’t be added. Everything else stays. You have 30 days to undo an import.",
submit: "Undo this import",
sure: "I want to undo this import.",
confirm: "Check the box to confirm that you want to undo this import.",
cancelRun: "Cancel import",
cancelCheck: "Cancel dry run",
};
