// Compiled from messages/en/emails.json by `npm run messages`.

export const staffInvitationEmail = {
aStaffMember: "A staff member",
subject: ({ site }: { site: string | number }) => `Join the staff of ${site}`,
invited: ({ inviter, site }: { inviter: string | number; site: string | number }) => `${inviter} invited you to join the staff of ${site}. Nothing changes unless you accept.`,
answer: ({ until, url }: { until: string | number; url: string | number }) => `Accept or decline by ${until}: ${url}`,
ignore: ({ phone }: { phone: string | number }) => `If you weren’t expecting this, ignore this email or call ${phone}.`,
};
