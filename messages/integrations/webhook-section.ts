// Compiled from messages/en/integrations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const webhookSection = {
title: "Webhooks",
text: ({ link }: { link: Tag }) => rich("We send updates about your homes to your system, signed with a secret that only you and we know. We retry failed deliveries for about a day. ", link("How to verify the signature")),
none: "No webhooks yet",
allEvents: "All events",
events: ({ count, list }: { count: number; list: string | number }) => `${formatCount(count)} event${(count === 1 ? "" : "s")}: ${list}`,
failing: ({ at }: { at: string | number }) => `Failing since ${at}.`,
disabledFailing: ({ at }: { at: string | number }) => `Turned off ${at} after failing for three days.`,
disabledGone: ({ at }: { at: string | number }) => `Turned off ${at} after a 410 Gone response.`,
twoSecrets: ({ until }: { until: string | number }) => `Deliveries are signed with both secrets until ${until}.`,
addTitle: "Add a webhook",
};
