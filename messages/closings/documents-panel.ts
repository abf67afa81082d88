// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const documentsPanel = {
documents: (v: { span: Tag; files: string | number }) => rich("Documents ", v.span(`${v.files}`)),
onlyTwoSides: "Only the two sides can open them, and our staff when they need to help.",
sha: (v: { side: string | number; by: string | number; at: string | number; sha256: string | number }) => `${v.side}, ${v.by}, ${v.at} · SHA-256 ${v.sha256}…`,
};
