// Compiled from messages/en/notifications.json by `npm run messages`.

export const notification = {
read: "Mark as read",
readLabel: ({ subject }: { subject: string | number }) => `Mark as read: ${subject}`,
readAll: "Mark all as read",
turnOff: "Turn off",
switchOffLabel: ({ device }: { device: string | number }) => `Turn off: ${device}`,
};
