// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const documentsPanel = {
documents: ({ span, files }: { span: Tag; files: string | number }) => rich("Documents ", span(`${files}`)),
onlyTwoSides: "Only the buyer and the seller can open these documents, and our staff if help is needed.",
sendDocument: "Send a document",
none: "No documents yet.",
sent: ({ side, by, at }: { side: string | number; by: string | number; at: string | number }) => `${side}, ${by}, ${at}`,
};
