// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const auditList = {
by: (v: { strong: Tag; name: string | number; action: string | number }) => rich(v.strong(`${v.name}`), " ", v.action),
byStaff: (v: { strong: Tag; name: string | number; action: string | number }) => rich(v.strong(`${v.name}`), " (staff) ", v.action),
change: (v: { before: string | number; after: string | number }) => `${v.before} → ${v.after}`,
none: "none",
};
