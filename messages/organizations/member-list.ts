// Compiled from messages/en/organizations.json by `npm run messages`.

export const memberList = {
manager: "Owner",
member: "Manager",
viewer: "Viewer",
you: "(you)",
since: ({ email, roleLabels, since }: { email: string | number; roleLabels: string | number; since: string | number }) => `${email} · ${roleLabels} since ${since}`,
other: ({ role, expiresAt }: { role: string; expiresAt: string | number }) => `${(role === "manager" ? `Invited as an owner. Expires ${expiresAt}.` : (role === "viewer" ? `Invited as a viewer. Expires ${expiresAt}.` : `Invited as a manager. Expires ${expiresAt}.`))}`,
};
