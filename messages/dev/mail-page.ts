// Compiled from messages/en/dev.json by `npm run messages`.

export const mailPage = {
localMail: "Local mail",
clear: "Clear",
noMessagesYet: "No messages yet",
localCopySite: "A local copy of the site doesn’t send email. Every message appears here automatically, newest first.",
};
