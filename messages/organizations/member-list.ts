// Compiled from messages/en/organizations.json by `npm run messages`.

export const memberList = {
manager: "Manager",
member: "Member",
you: "(you)",
since: (v: { email: string | number; roleLabels: string | number; since: string | number }) => `${v.email} · ${v.roleLabels} since ${v.since}`,
other: (v: { role: string; expiresAt: string | number }) => `${(v.role === "manager" ? `Invited as a manager. Expires ${v.expiresAt}` : `Invited as a member. Expires ${v.expiresAt}`)}`,
};
