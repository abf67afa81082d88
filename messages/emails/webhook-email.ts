// Compiled from messages/en/emails.json by `npm run messages`.

export const webhookEmail = {
subject: ({ host }: { host: string | number }) => `Webhook switched off: ${host}`,
failing: ({ host }: { host: string | number }) => `Your webhook at ${host} has failed for three days, so we stopped sending to it.`,
gone: ({ host }: { host: string | number }) => `Your webhook at ${host} answered that it’s gone (410), so we stopped sending to it.`,
next: "Once it works again, an owner can switch it on and send missed deliveries again.",
link: ({ url }: { url: string | number }) => `Webhooks: ${url}`,
};
