// Compiled from messages/en/notifications.json by `npm run messages`.

export const notificationsPage = {
notifications: "Notifications",
moreUnread: "More than 99 unread",
unread: ({ unread }: { unread: string | number }) => `${unread} unread`,
notificationSettings: "Notification settings",
earlierNotifications: "Earlier notifications",
noNotificationsYet: "No notifications yet",
seeLiveAuctions: "See live auctions",
searchHomes: "Search homes",
wellNotifyWhen: "We’ll notify you here when you’re outbid, when a home you saved changes, or when a deadline is near. The bell above shows how many unread notifications you have. Notifications older than six months are deleted.",
};
