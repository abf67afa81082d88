// Compiled from messages/en/staff.json by `npm run messages`.

export const personForms = {
account: "Account",
invitedPersonJoin: (v: { by: string | number; expiresAt: string | number }) => `${v.by} invited this person to join the staff. The invitation expires ${v.expiresAt}.`,
makePersonStaff: "To make this person staff, invite them. Their role changes once they accept.",
};
