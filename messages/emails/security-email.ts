// Compiled from messages/en/emails.json by `npm run messages`.

export const securityEmail = {
anotherAddress: "another address",
getHelp: ({ url }: { url: string | number }) => `Get help: ${url}`,
"password-changed": {
subject: ({ site }: { site: string | number }) => `Your ${site} password was changed`,
text: "Your password was just changed, and every device was signed out.\n\nIf this wasn’t you, choose a new password right away and call us.",
},
"email-wanted": {
subject: ({ site }: { site: string | number }) => `Email change requested for your ${site} account`,
text: ({ newEmail }: { newEmail: string | number }) => `Someone who was signed in to your account asked to change its email address to ${newEmail}. We sent a link to that address. Nothing changes until the link is opened.

If this wasn’t you, choose a new password right away, and the link will stop working.`,
},
"email-changed": {
subject: ({ site }: { site: string | number }) => `Your ${site} email was changed`,
text: ({ newEmail }: { newEmail: string | number }) => `Your account now uses ${newEmail}, and every device was signed out.

If this wasn’t you, call us right away.`,
},
};
