// Compiled from messages/en/emails.json by `npm run messages`.

export const invitationEmail = {
anOrganization: "an organization",
aManager: "An owner",
subject: ({ name, site }: { name: string | number; site: string | number }) => `Join ${name} on ${site}`,
invited: ({ inviter, name }: { inviter: string | number; name: string | number }) => `${inviter} invited you to join ${name}. You’ll see your role before you join.`,
expires: ({ until }: { until: string | number }) => `The invitation is only for this email address and expires ${until}.`,
join: ({ url }: { url: string | number }) => `Sign in with this address and join: ${url}`,
ignore: "If you weren’t expecting this, ignore this email: nothing happens unless you join.",
};
