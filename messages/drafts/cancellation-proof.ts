// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const cancellationProof = {
bound: "A bid meets your terms",
boundText: "The reserve is met, or the auction has no reserve. You can now cancel only for a listed reason and with a document that shows it, such as a title report or a court order. Bidders immediately see the reason, the type of document, and its SHA-256 hash, and these stay public permanently. The cancellation becomes part of your public record. Only our staff can read the document.",
document: "Document that shows the reason (PDF)",
another: "Replace the document with another PDF",
help: "One PDF, up to 50 MB, without a password.",
submit: "Upload document",
uploaded: ({ link, at }: { link: Tag; at: string | number }) => rich(link("Your document"), " was uploaded ", at, ". Now choose the reason and cancel the auction."),
};
