// Compiled from messages/en/closings.json by `npm run messages`.

export const untitledDocument = "Document";
