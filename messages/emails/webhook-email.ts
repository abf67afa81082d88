// Compiled from messages/en/emails.json by `npm run messages`.

export const webhookEmail = {
subject: ({ host }: { host: string | number }) => `Webhook turned off: ${host}`,
failing: ({ host }: { host: string | number }) => `Your webhook at ${host} has failed for three days, so we stopped sending to it.`,
gone: ({ host }: { host: string | number }) => `Your webhook at ${host} responded with 410 Gone, so we stopped sending to it.`,
next: "Once the webhook works again, an owner can turn it back on and resend the missed deliveries.",
link: ({ url }: { url: string | number }) => `Webhooks: ${url}`,
};
