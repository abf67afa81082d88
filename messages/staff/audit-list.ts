// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const auditList = {
by: ({ strong, name, action }: { strong: Tag; name: string | number; action: string | number }) => rich(strong(`${name}`), " ", action),
byStaff: ({ strong, name, action }: { strong: Tag; name: string | number; action: string | number }) => rich(strong(`${name}`), " (staff) ", action),
change: ({ before, after }: { before: string | number; after: string | number }) => `${before} → ${after}`,
none: "none",
};
