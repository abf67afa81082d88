// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importForm = {
run: (v: { rows: number }) => `Import ${(v.rows === 1 ? `${formatCount(v.rows)} row` : `${formatCount(v.rows)} rows`)}`,
};
