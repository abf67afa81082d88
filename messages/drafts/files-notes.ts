// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const filesNotes = {
notSaved: "Not saved",
filesAdded: ({ added }: { added: number }) => `${formatCount(added)} file${(added === 1 ? "" : "s")} added`,
notAdded: "Not added",
uploadsDidntFinish: "These uploads didn’t finish",
chooseSameFiles: "Choose the same files again, on this or another device. The uploads will resume where they stopped.",
uploaded: ({ name, percent }: { name: string | number; percent: string | number }) => `${name}, ${percent}% uploaded`,
};
