// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const member = {
change: "Change",
changeLabel: ({ name }: { name: string | number }) => `Change ${name}’s role`,
remove: "Remove",
removeLabel: ({ name }: { name: string | number }) => `Remove ${name}`,
role: ({ span, name }: { span: Tag; name: string | number }) => rich("Role", span(` of ${name}`)),
};
