// Compiled from messages/en/notifications.json by `npm run messages`.

export const settingsPage = {
notificationSettings: "Notification settings",
notifications: "Notifications",
settingsSaved: "Settings saved",
applyEverythingHappens: "Your settings apply from now on.",
lead: ({ email }: { email: string | number }) => `“On this site” notifications appear under the bell. Emails go to ${email}.`,
};
