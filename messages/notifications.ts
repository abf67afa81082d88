// Compiled from messages/en/notifications.json by `npm run messages`.

export const notification = {
read: "Mark as read",
readLabel: (v: { subject: string | number }) => `Mark as read: ${v.subject}`,
readAll: "Mark all as read",
switchOff: "Switch off",
switchOffLabel: (v: { device: string | number }) => `Switch off: ${v.device}`,
};

export const settings = {
channels: {
page: "List",
mail: "Mail",
push: "Browser",
},
urgent: "urgent",
binding: "Always in the list and mailed.",
quiet: "Quiet hours",
quietText: "Mail and messages of the browser wait until they are over; nothing is left out. What is marked as urgent comes at once. Hours are New York’s (ET).",
keepQuiet: "Keep quiet hours",
from: "From",
to: "Until",
delaysUrgent: "Let urgent ones wait too",
delaysUrgentHelp: "An auction may be over, or a deadline gone, before you read of it.",
submit: "Save",
};

export const notificationsPage = {
notifications: "Notifications",
moreThan99: "More than 99 unread",
howIAm: "How I am told",
earlierOnes: "Earlier ones",
thereNothingHere: "There is nothing here yet",
seeLiveAuctions: "See live auctions",
searchHomes: "Search homes",
whenOutbidWhen: "When you are outbid, when a home you saved changes, when a deadline comes near: it stands here, and the bell above counts what you have not read. What is older than half a year is deleted.",
};

export const settingsPage = {
howIAm: "How I am told",
notifications: "Notifications",
choiceSaved: "Your choice is saved",
holdsEverythingHappens: "It holds for everything that happens from now on.",
listOneBehind: "The list is the one behind the bell. Mail goes to",
whatBindsHas: ". What binds you or has a deadline is always in the list and always mailed.",
};

export const tokenPage = {
stopTheseMails: "Stop these mails",
thereNoSuch: "There is no such search anymore",
wasDeletedNo: "It was deleted, and no mail comes from it. If this link came in a mail a moment ago, that was the last one.",
mailsStopped: "The mails are stopped",
searchKeptSends: (v: { search: string | number }) => `Your search “${v.search}” is kept and sends nothing. You can start it again whenever you like.`,
stopTheseMails2: "Stop these mails?",
searchTellsNew: (v: { search: string | number; frequency: string | number }) => `Your search “${v.search}” tells you of new homes, ${v.frequency}.`,
howIAm: "How I am told",
linkStopsNothing: "This link stops nothing",
partMayMissing: "A part of it may be missing. Open it from the mail again, or choose in your settings.",
noMailAbout: (v: { label: string | number }) => `No mail about “${v.label}” is sent to you. You can start them again whenever you like.`,
theyAbout: (v: { label: string | number; help: string | number }) => `They are about “${v.label}”: ${v.help}`,
mySavedSearches: "My saved searches",
};

export const notificationBell = {
notifications: (v: { words: string | number }) => `Notifications${v.words}`,
notifications2: (v: { words: string | number }) => `Notifications: ${v.words}`,
};

export const notificationRow = {
unread: "Unread",
};

export const pushDevices = {
messagesBrowser: "Messages of the browser",
browserWhichSwitch: "A browser in which you switch them on shows a message also while this site is closed, of the kinds that have “Browser” above.",
since: (v: { device: string | number; createdAt: string | number }) => `${v.device}, since ${v.createdAt}`,
};

export const pushSwitch = {
needsJavaScript: "This needs JavaScript.",
switchBrowser: "Switch on in this browser",
switched: "Switched on",
browserTellsFrom: "This browser tells you from now on.",
browserCannotDo: "This browser cannot do it",
iphoneIPadAdd: "On an iPhone or iPad, add the site to the home screen first.",
browserDoesNot: "The browser does not allow it",
allowNotificationsSite: "Allow notifications for this site in its settings, then try again.",
didNotWork: "It did not work",
checkConnectionThen: "Check your connection, then try again.",
};
