// Compiled from messages/en/notifications.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const notificationBell = {
notificationsUnread: ({ unread }: { unread: number }) => `${(unread === 0 ? "Notifications" : `Notifications, ${formatCount(unread)} unread`)}`,
status: ({ unread }: { unread: string | number }) => `Notifications: ${unread} unread`,
};
