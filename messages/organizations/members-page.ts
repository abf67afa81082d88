// Compiled from messages/en/organizations.json by `npm run messages`.

export const membersPage = {
members: "Members",
linkWorksOnce: "Each invitation link works once, within a week, and only for the account with the invited email address.",
emailPeopleWithout: "Until our staff verifies your organization, we can’t email people who don’t have an account.",
membersWriteImport: "Managers create, import, and submit listings. Owners also manage the members. Viewers can see listings, figures, offers, and closings, but can’t change anything.",
inviteSomeone: "Invite someone",
invitationSent: ({ email }: { email: string | number }) => `Invitation sent to ${email}`,
invitationSentIfKnown: ({ email }: { email: string | number }) => `Invitation sent to ${email}, if they have an account`,
};
