// Compiled from messages/en/dev.json by `npm run messages`.

export const mailPage = {
localMail: "Local mail",
clear: "Clear",
noMessagesYet: "No messages yet",
localCopySite: "A local copy of the site doesn’t send anything. Every message appears here automatically, newest first.",
};

export const messagesPage = {
allMessages: "All messages",
messagesEachHtml: (v: { previews: string | number }) => `${v.previews} messages, each as HTML and as plain text. The events in them are made up.`,
emailAddress: "To an email address",
oneClickUnsubscribe: (v: { kind: string | number }) => `${v.kind}, one-click unsubscribe`,
noUnsubscribe: (v: { kind: string | number }) => `${v.kind}, no unsubscribe`,
html: (v: { subject: string | number }) => `${v.subject}, as HTML`,
};
