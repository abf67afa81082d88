// Compiled from messages/en/dev.json by `npm run messages`.

export const messagesPage = {
allMessages: "All messages",
messagesEachHtml: (v: { previews: string | number }) => `${v.previews} messages, each as HTML and as plain text. The events in them are made up.`,
emailAddress: "To an email address",
oneClickUnsubscribe: (v: { kind: string | number }) => `${v.kind}, one-click unsubscribe`,
noUnsubscribe: (v: { kind: string | number }) => `${v.kind}, no unsubscribe`,
html: (v: { subject: string | number }) => `${v.subject}, as HTML`,
};
