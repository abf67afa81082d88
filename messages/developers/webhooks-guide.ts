// Compiled from messages/en/developers.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const webhooksGuide = {
intro: ({ link }: { link: Tag }) => rich("Add a webhook under “API” in the workspace, or with a POST request. We send each event as JSON to your HTTPS URL, in the ", link("Standard Webhooks"), " format. Respond with a 2xx status within 10 seconds."),
payload: "Sample event",
verify: "Verify the signature",
verifyText: ({ code }: { code: Tag }) => rich("Verify every request with the webhook’s secret: its signature is an HMAC-SHA256 over ", code("webhook-id.webhook-timestamp.body"), ". The Standard Webhooks libraries do this in most languages and reject old timestamps. For a day after you create a new secret, we sign with both the old one and the new one."),
delivery: "Delivery",
retries: ({ waits, code }: { waits: string | number; code: Tag }) => rich("If we don’t get a 2xx status, we try again at these intervals: ", waits, ". The same event can arrive more than once, always with the same ", code("webhook-id"), ", and events can arrive out of order; ", code("timestamp"), " says when each one happened. Read the current state through the API."),
test: ({ code }: { code: Tag }) => rich("“Send a test event” in the workspace sends ", code("webhook.test"), " right away, signed like any other event, with ", code("test"), " as its ", code("homeId"), ". The webhook gets it no matter which events you chose, and we don’t retry it if it fails."),
off: "We turn off a webhook that fails for three days or responds with 410, and we email your members. For 30 days, the workspace shows each delivery and its response, and you can resend a delivery from there. We don’t follow redirects, and we call only public addresses.",
events: "Events",
event: "Event",
meaning: "Meaning",
seconds: ({ count }: { count: number }) => `${formatCount(count)} second${(count === 1 ? "" : "s")}`,
minutes: ({ count }: { count: number }) => `${formatCount(count)} minute${(count === 1 ? "" : "s")}`,
hours: ({ count }: { count: number }) => `${formatCount(count)} hour${(count === 1 ? "" : "s")}`,
};
