// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const member = {
change: "Change",
changeLabel: (v: { name: string | number }) => `Change ${v.name}’s role`,
remove: "Remove",
removeLabel: (v: { name: string | number }) => `Remove ${v.name}`,
role: (v: { span: Tag; name: string | number }) => rich("Role", v.span(` of ${v.name}`)),
};
