// Compiled from messages/en/integrations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const keyForm = {
name: "Name",
nameHelp: "Name the system that will use the key. Your organization’s owners see this name, and it’s recorded in our audit log.",
scopes: "Permissions",
days: "Expires after",
daysChoice: ({ days }: { days: number }) => `${formatCount(days)} day${(days === 1 ? "" : "s")}`,
submit: "Create key",
rotate: "Rotate",
rotateLabel: ({ name }: { name: string | number }) => `Rotate ${name}`,
rotateConfirm: ({ name, days }: { name: string | number; days: string | number }) => `Create a new secret for ${name}? The current one will work for ${days} more days.`,
revoke: "Revoke",
revokeLabel: ({ name }: { name: string | number }) => `Revoke ${name}`,
revokeConfirm: ({ name }: { name: string | number }) => `Revoke ${name}? Systems that use it will lose access immediately.`,
};
