// Compiled from messages/en/notifications.json by `npm run messages`.

export const pushDevices = {
pushNotifications: "Push notifications",
browserPushNotifications: "Browsers with push notifications turned on show them even when this site is closed, for each type with “Push” checked above.",
since: ({ device, createdAt }: { device: string | number; createdAt: string | number }) => `${device}, on since ${createdAt}`,
};
