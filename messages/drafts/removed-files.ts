// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const removedFiles = {
removed: "Removed",
removedFile: ({ file }: { file: string | number }) => `Removed: ${file}`,
undoRemoval: ({ span, file }: { span: Tag; file: string | number }) => rich("Undo", span(` removal of ${file}`)),
};
