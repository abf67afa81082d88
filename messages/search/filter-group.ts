// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const filterGroup = {
active: (v: { active: string | number; hidden: Tag }) => rich(v.active, v.hidden(" active")),
};
