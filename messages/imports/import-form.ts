// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importForm = {
run: ({ rows }: { rows: number }) => `Import ${formatCount(rows)} row${(rows === 1 ? "" : "s")}`,
runPhotos: ({ photos }: { photos: number }) => `Import ${formatCount(photos)} photo${(photos === 1 ? "" : "s")}`,
};
