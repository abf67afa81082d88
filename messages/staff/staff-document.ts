// Compiled from messages/en/staff.json by `npm run messages`.

export const staffDocument = {
bound: "A bid meets the seller’s terms",
boundText: "The reserve is met, or the auction has no reserve. You can now cancel only with a document that shows the reason, such as a police report or a court order. When you cancel, the reason, the type of document, and its SHA-256 hash become permanently public. Only our staff can read the document.",
document: "Document that shows the reason (PDF)",
help: "One PDF, up to 50 MB, without a password.",
submit: "Upload document",
another: "Replace the document with another PDF",
};
