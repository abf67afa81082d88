// Compiled from messages/en/notifications.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const notificationBell = {
notificationsUnread: (v: { unread: number }) => `${(v.unread === 0 ? "Notifications" : `Notifications, ${formatCount(v.unread)} unread`)}`,
status: (v: { unread: string | number }) => `Notifications: ${v.unread} unread`,
};
