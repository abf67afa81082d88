// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const filesNotes = {
notSaved: "Not saved",
filesAdded: (v: { added: number }) => `${(v.added === 1 ? `${formatCount(v.added)} file` : `${formatCount(v.added)} files`)} added`,
notAdded: "Not added",
uploadsDidntFinish: "These uploads didn’t finish",
chooseSameFiles: "Choose the same files again, on this or another device. They’ll resume where they stopped.",
uploaded: (v: { name: string | number; percent: string | number }) => `${v.name}, ${v.percent}% uploaded`,
};
