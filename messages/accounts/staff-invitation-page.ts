// Compiled from messages/en/accounts.json by `npm run messages`.

export const staffInvitationPage = {
joinStaff: "Join the staff",
declinedInvitation: "You declined the invitation",
noOpenInvitation: "No open invitation",
nothingAccountChanged: "Nothing in your account changed.",
invitationsJoinStaff: "Invitations to join the staff expire after seven days. Ask a staff member for a new invitation.",
dashboard: "Dashboard",
joinStaffOfSite: ({ site }: { site: string | number }) => `Join the staff of ${site}?`,
invitedStaffReview: ({ by, days, expiresAt }: { by: string | number; days: string | number; expiresAt: string | number }) => `${by} invited you. As staff, you review listings and accounts. You can’t bid, buy, or make offers while you’re on staff or for ${days} days after you leave. The invitation expires ${expiresAt}.`,
};
