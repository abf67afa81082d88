// Compiled from messages/en/favorites.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const compareTable = {
comparison: "Comparison",
remove: (v: { street: string | number }) => `Remove ${v.street}`,
remove2: "Remove",
differs: (v: { span: Tag }) => rich(v.span(" – "), "differs"),
};
