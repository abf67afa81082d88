// Compiled from messages/en/integrations.json by `npm run messages`.

export const deliveryLog = {
title: "Deliveries",
text: "The latest 50 deliveries. We keep each one for 30 days.",
none: "Nothing sent yet.",
delivered: "Delivered",
waiting: ({ at }: { at: string | number }) => `Next try ${at}`,
due: "Due now",
givenUp: "Failed",
to: ({ host, at }: { host: string | number; at: string | number }) => `To ${host} · ${at}`,
attempt: ({ at, outcome, took }: { at: string | number; outcome: string | number; took: string | number }) => `${at}: ${outcome} (${took} ms)`,
status: ({ status }: { status: string | number }) => `response ${status}`,
noAttempt: "Not tried yet.",
details: "Request and response",
request: "Request",
response: "Response",
emptyResponse: "Empty body",
resend: "Send again",
resendLabel: ({ event }: { event: string | number }) => `Send again: ${event}`,
};
