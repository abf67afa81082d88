// Compiled from messages/en/emails.json by `npm run messages`.

export const reviewEmail = {
yourProperty: "your property",
approve: {
subject: "Listing published",
text: ({ url }: { url: string | number }) => `A reviewer approved your listing, and it’s now published.

Your listings: ${url}`,
},
requestChanges: {
subject: "Changes requested",
text: ({ notes, url }: { notes: string | number; url: string | number }) => `A reviewer read your listing and requested these changes:

${notes}

Edit and resubmit listing: ${url}`,
},
reject: {
subject: "Listing not accepted",
text: ({ reason }: { reason: string | number }) => `A reviewer didn’t accept your listing for this reason:

${reason}`,
},
};
