// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const documentsPanel = {
documents: ({ span, files }: { span: Tag; files: string | number }) => rich("Documents ", span(`${files}`)),
onlyTwoSides: "Only the buyer, the seller, and, if help is needed, our staff can open these documents.",
sendDocument: "Send a document",
none: "No documents yet.",
sent: ({ side, by, at }: { side: string | number; by: string | number; at: string | number }) => `${side}, ${by}, ${at}`,
};
