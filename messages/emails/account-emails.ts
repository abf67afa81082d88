// Compiled from messages/en/emails.json by `npm run messages`.

export const accountEmails = {
hello: "Hello,",
helloName: ({ name }: { name: string | number }) => `Hello ${name},`,
confirmation: {
subject: ({ site }: { site: string | number }) => `Confirm your email for ${site}`,
text: ({ site }: { site: string | number }) => `Open this link to confirm your email address for ${site}.`,
button: "Confirm email",
after: "If you didn’t request this email, don’t open the link, and nothing will change.",
},
knownAccount: {
subject: ({ site }: { site: string | number }) => `You already have a ${site} account`,
text: "Someone, probably you, tried to create an account with this email address. You already have one, so nothing was changed.\n\nSign in with your password or with Google. If you forgot your password, choose a new one:",
button: "Choose a new password",
after: "If this wasn’t you, you can ignore this email.",
},
reset: {
subject: ({ site }: { site: string | number }) => `Reset your ${site} password`,
text: "Open this link to choose a new password. You’ll be signed out on every other device.",
button: "Choose a new password",
after: "The link works once. If you didn’t request it, ignore this email: your password stays the same.",
},
newAddress: {
subject: ({ site }: { site: string | number }) => `Confirm your new ${site} email`,
text: ({ site }: { site: string | number }) => `Open this link to use this address for your ${site} account.`,
button: "Use this address",
after: "The link works for one day. If you didn’t request this email, don’t open the link, and nothing will change.",
},
};
