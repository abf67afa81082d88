// Compiled from messages/en/notifications.json by `npm run messages`.

export const pushSwitch = {
requiresJavaScript: "Push notifications require JavaScript.",
turnBrowser: "Turn on push notifications",
pushNotifications: "Push notifications are on",
browserNotifyNow: "This browser will notify you from now on.",
browserDoesntSupport: "This browser doesn’t support push notifications",
iphoneIPadAdd: "On an iPhone or iPad, add the site to your Home Screen first.",
browserBlockingNotifications: "Your browser is blocking notifications",
allowNotificationsSite: "Allow notifications for this site in your browser’s settings, then try again.",
couldntTurnPush: "We couldn’t turn on push notifications",
checkConnectionTry: "Check your connection, then try again.",
};
