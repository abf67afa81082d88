// Compiled from messages/en/staff.json by `npm run messages`.

export const personForms = {
account: "Account",
invitedPersonJoin: ({ by, expiresAt }: { by: string | number; expiresAt: string | number }) => `${by} invited this person to join the staff. The invitation expires ${expiresAt}.`,
makePersonStaff: "To add this person to the staff, invite them. Their role changes once they accept.",
};
