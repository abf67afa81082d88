// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const removedFiles = {
removed: "Removed",
removed2: (v: { file: string | number }) => `Removed: ${v.file}`,
undoRemoval: (v: { span: Tag; file: string | number }) => rich("Undo", v.span(` removal of ${v.file}`)),
};
