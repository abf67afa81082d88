// Compiled from messages/en/dev.json by `npm run messages`.

export const messagesPage = {
allMessages: "All messages",
messagesEachHtml: ({ previews }: { previews: string | number }) => `${previews} messages, each as HTML and as plain text. The events in them are made up.`,
emailAddress: "To an email address",
oneClickUnsubscribe: ({ kind }: { kind: string | number }) => `${kind}, one-click unsubscribe`,
noUnsubscribe: ({ kind }: { kind: string | number }) => `${kind}, no unsubscribe`,
html: ({ subject }: { subject: string | number }) => `${subject}, as HTML`,
};
