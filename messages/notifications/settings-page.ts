// Compiled from messages/en/notifications.json by `npm run messages`.

export const settingsPage = {
notificationSettings: "Notification settings",
notifications: "Notifications",
settingsSaved: "Settings saved",
applyEverythingHappens: "They apply from now on.",
lead: ({ email }: { email: string | number }) => `“On site” notifications appear under the bell. Emails go to ${email}. Anything that binds you or has a deadline is always in the list and always emailed.`,
};
