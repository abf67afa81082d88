// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importPage = {
rowsState: ({ rows, state }: { rows: number; state: string | number }) => `${formatCount(rows)} row${(rows === 1 ? "" : "s")} · ${state}`,
};
