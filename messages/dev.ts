// Compiled from messages/en/dev.json by `npm run messages`.

export const mailPage = {
localMail: "Local mail",
clear: "Clear",
noMessagesYet: "No messages yet",
nothingReallySent: "Nothing is really sent from a local copy. Every message of the site appears here, newest first, by itself.",
};

export const messagesPage = {
allMessages: "All messages",
themAsMail: (v: { previews: string | number }) => `${v.previews} of them, as mail in HTML and as text. Nothing of it has happened.`,
address: "To an address",
canStoppedBy: "can be stopped by one click",
cannotStopped: "cannot be stopped",
html: (v: { subject: string | number }) => `${v.subject}, in HTML`,
};
