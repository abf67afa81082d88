// Compiled from messages/en/notifications.json by `npm run messages`.

export const notificationRow = {
unread: "Unread",
};
