// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const filterGroup = {
active: ({ active, hidden }: { active: string | number; hidden: Tag }) => rich(active, hidden(" active")),
};
