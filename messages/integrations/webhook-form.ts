// Compiled from messages/en/integrations.json by `npm run messages`.

export const webhookForm = {
url: "URL",
urlHelp: "The URL must start with https://. We don’t follow redirects.",
types: "Events",
typesHelp: "Leave all unchecked to get every event.",
submit: "Add webhook",
rotate: "New secret",
rotateLabel: ({ host }: { host: string | number }) => `New secret for ${host}`,
rotateConfirm: ({ host }: { host: string | number }) => `Create a new secret for ${host}? Deliveries will be signed with both secrets for one more day.`,
enable: "Turn on",
enableLabel: ({ host }: { host: string | number }) => `Turn on ${host}`,
remove: "Remove",
removeLabel: ({ host }: { host: string | number }) => `Remove ${host}`,
removeConfirm: ({ host }: { host: string | number }) => `Remove ${host}? Pending deliveries will be canceled.`,
test: "Send a test event",
testLabel: ({ host }: { host: string | number }) => `Send a test event to ${host}`,
tested: "Test event sent",
toLog: "See the response in the log",
};
