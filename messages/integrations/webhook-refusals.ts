// Compiled from messages/en/integrations.json by `npm run messages`.

export const webhookRefusals = {
"no-such-endpoint": "This webhook no longer exists.",
"no-such-delivery": "This delivery is no longer in the log.",
"too-many-endpoints": "You’ve reached the maximum number of webhooks. Remove one first.",
"bad-url": "Enter a URL that starts with https:// and has no password in it.",
"turned-off": "This webhook is turned off. Turn it on first.",
};
