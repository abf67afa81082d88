// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const filterMenu = {
active: ({ active, hidden }: { active: string | number; hidden: Tag }) => rich(active, hidden(" active")),
showProperties: ({ total }: { total: number }) => `Show ${formatCount(total)} propert${(total === 1 ? "y" : "ies")}`,
};
