// Compiled from messages/en/notifications.json by `npm run messages`.

export const notification = {
read: "Mark as read",
readLabel: (v: { subject: string | number }) => `Mark as read: ${v.subject}`,
readAll: "Mark all as read",
turnOff: "Turn off",
switchOffLabel: (v: { device: string | number }) => `Turn off: ${v.device}`,
};
