// Compiled from messages/en/integrations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const webhookSection = {
title: "Webhooks",
text: ({ link }: { link: Tag }) => rich("We post what happens to your homes to your own system, signed with a secret that only the two of you know. A failed delivery is tried again for about a day. ", link("How to verify the signature")),
none: "No webhooks yet.",
allEvents: "All events",
events: ({ count, list }: { count: number; list: string | number }) => `${formatCount(count)} event${(count === 1 ? "" : "s")}: ${list}`,
failing: ({ at }: { at: string | number }) => `Failing since ${at}.`,
disabledFailing: ({ at }: { at: string | number }) => `Switched off ${at}: it kept failing for three days.`,
disabledGone: ({ at }: { at: string | number }) => `Switched off ${at}: it answered that it’s gone (410).`,
twoSecrets: ({ until }: { until: string | number }) => `Both secrets sign until ${until}.`,
addTitle: "Add a webhook",
};
