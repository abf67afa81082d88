// Compiled from messages/en/emails.json by `npm run messages`.

export const footer = {
unsubscribe: ({ url }: { url: string | number }) => `Unsubscribe: ${url}`,
settings: ({ url }: { url: string | number }) => `Notification settings: ${url}`,
};
