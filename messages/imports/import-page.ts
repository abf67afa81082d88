// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importPage = {
rowsState: (v: { rows: number; state: string | number }) => `${(v.rows === 1 ? `${formatCount(v.rows)} row` : `${formatCount(v.rows)} rows`)} · ${v.state}`,
};
