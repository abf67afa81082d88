// Compiled from messages/en/notifications.json by `npm run messages`.

export const unsubscribePage = {
stopEmails: "Stop these emails",
savedSearchNo: "This saved search no longer exists",
deletedNoLonger: "It was deleted and no longer sends email. If you just received an email with this link, it was the last one.",
emailsStopped: "Emails stopped",
searchStillSaved: ({ search }: { search: string | number }) => `Your search “${search}” is still saved but no longer sends email. You can turn its emails back on anytime.`,
stopEmailsQuestion: "Stop these emails?",
searchEmailsAbout: ({ search, frequency }: { search: string | number; frequency: string }) => `We email you new matches for your search “${search}” ${(frequency === "daily" ? "once a day" : (frequency === "weekly" ? "once a week" : "right away"))}.`,
notificationSettings: "Notification settings",
unsubscribeLinkDoesnt: "This unsubscribe link doesn’t work",
partMayMissing: "Part of the link may be missing. Open the link from the email again, or change your notification settings.",
noLongerEmail: ({ label }: { label: string | number }) => `We no longer email you about “${label}.” You can turn these emails back on anytime.`,
emailsAbout: ({ label, help }: { label: string | number; help: string | number }) => `These emails are about “${label}”: ${help}`,
savedSearches: "My saved searches",
orAll: "Or stop all optional emails",
};
