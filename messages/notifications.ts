// Compiled from messages/en/notifications.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const notification = {
read: "Mark as read",
readLabel: (v: { subject: string | number }) => `Mark as read: ${v.subject}`,
readAll: "Mark all as read",
turnOff: "Turn off",
switchOffLabel: (v: { device: string | number }) => `Turn off: ${v.device}`,
};

export const settings = {
channels: {
page: "On site",
mail: "Email",
push: "Push",
},
timeSensitive: "Time-sensitive",
binding: "Always on site and by email.",
quiet: "Quiet hours",
quietText: "Emails and push notifications wait until quiet hours end; nothing is left out. Time-sensitive notifications arrive right away. Times are New York time (ET).",
keepQuiet: "Use quiet hours",
from: "From",
to: "To",
delaysUrgent: "Delay time-sensitive notifications too",
delaysUrgentHelp: "An auction may end or a deadline may pass before you see the notification.",
submit: "Save",
};

export const notificationsPage = {
notifications: "Notifications",
moreUnread: "More than 99 unread",
unread: (v: { unread: string | number }) => `${v.unread} unread`,
notificationSettings: "Notification settings",
earlierNotifications: "Earlier notifications",
noNotificationsYet: "No notifications yet",
seeLiveAuctions: "See live auctions",
searchHomes: "Search homes",
wellNotifyWhen: "We’ll notify you here when you’re outbid, when a home you saved changes, or when a deadline is near. The bell above shows how many you haven’t read. Notifications older than six months are deleted.",
};

export const settingsPage = {
notificationSettings: "Notification settings",
notifications: "Notifications",
settingsSaved: "Settings saved",
applyEverythingHappens: "They apply to everything that happens from now on.",
lead: (v: { email: string | number }) => `“On site” means the list behind the bell. Emails go to ${v.email}. Anything that binds you or has a deadline is always in the list and always emailed.`,
};

export const tokenPage = {
stopEmails: "Stop these emails",
savedSearchNo: "This saved search no longer exists",
deletedNoLonger: "It was deleted and no longer sends email. If you just received an email with this link, it was the last one.",
emailsStopped: "Emails stopped",
searchStillSaved: (v: { search: string | number }) => `Your search “${v.search}” is still saved but sends no email. You can turn it back on anytime.`,
stopEmails2: "Stop these emails?",
searchEmailsAbout: (v: { search: string | number; frequency: string }) => `Your search “${v.search}” emails you about new homes ${(v.frequency === "daily" ? "once a day" : (v.frequency === "weekly" ? "once a week" : "right away"))}.`,
notificationSettings: "Notification settings",
unsubscribeLinkDoesnt: "This unsubscribe link doesn’t work",
partMayMissing: "Part of it may be missing. Open it from the email again, or change your notification settings.",
noLongerEmail: (v: { label: string | number }) => `We no longer email you about “${v.label}”. You can turn these emails back on anytime.`,
emailsAbout: (v: { label: string | number; help: string | number }) => `These emails are about “${v.label}”: ${v.help}`,
savedSearches: "My saved searches",
};

export const notificationBell = {
notificationsUnread: (v: { unread: number }) => `${(v.unread === 0 ? "Notifications" : `Notifications, ${formatCount(v.unread)} unread`)}`,
status: (v: { unread: string | number }) => `Notifications: ${v.unread} unread`,
};

export const notificationRow = {
unread: "Unread",
};

export const pushDevices = {
pushNotifications: "Push notifications",
browserPushNotifications: "A browser with push notifications on shows them even while this site is closed, for the kinds with “Push” checked above.",
since: (v: { device: string | number; createdAt: string | number }) => `${v.device}, on since ${v.createdAt}`,
};

export const pushSwitch = {
requiresJavaScript: "This requires JavaScript.",
turnBrowser: "Turn on in this browser",
pushNotifications: "Push notifications are on",
browserNotifyNow: "This browser will notify you from now on.",
browserDoesntSupport: "This browser doesn’t support push notifications",
iphoneIPadAdd: "On an iPhone or iPad, add the site to your Home Screen first.",
browserBlockingNotifications: "Your browser is blocking notifications",
allowNotificationsSite: "Allow notifications for this site in your browser’s settings, then try again.",
couldntTurnPush: "We couldn’t turn on push notifications",
checkConnectionTry: "Check your connection, then try again.",
};
