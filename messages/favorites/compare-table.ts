// Compiled from messages/en/favorites.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const compareTable = {
comparison: "Comparison",
remove: ({ street }: { street: string | number }) => `Remove ${street}`,
remove2: "Remove",
differs: ({ span }: { span: Tag }) => rich(span(" – "), "differs"),
};
