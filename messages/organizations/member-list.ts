// Compiled from messages/en/organizations.json by `npm run messages`.

export const memberList = {
manager: "Manager",
member: "Member",
you: "(you)",
since: ({ email, roleLabels, since }: { email: string | number; roleLabels: string | number; since: string | number }) => `${email} · ${roleLabels} since ${since}`,
other: ({ role, expiresAt }: { role: string; expiresAt: string | number }) => `${(role === "manager" ? `Invited as a manager. Expires ${expiresAt}` : `Invited as a member. Expires ${expiresAt}`)}`,
};
