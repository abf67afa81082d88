// Compiled from messages/en/integrations.json by `npm run messages`.

export const webhookForm = {
url: "URL",
urlHelp: "Starts with https://. We don’t follow redirects.",
types: "Events",
typesHelp: "Choose none to get all of them.",
submit: "Add webhook",
rotate: "New secret",
rotateLabel: ({ host }: { host: string | number }) => `New secret for ${host}`,
rotateConfirm: ({ host }: { host: string | number }) => `Make a new secret for ${host}? Both secrets sign for one more day.`,
enable: "Switch on",
enableLabel: ({ host }: { host: string | number }) => `Switch on ${host}`,
remove: "Remove",
removeLabel: ({ host }: { host: string | number }) => `Remove ${host}`,
removeConfirm: ({ host }: { host: string | number }) => `Remove ${host}? Waiting deliveries are dropped.`,
};
