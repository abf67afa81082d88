// Compiled from messages/en/organizations.json by `npm run messages`.

export const invitationPage = {
invitation: "Invitation",
invitationCantUsed: "This invitation can’t be used",
organizations: "My organizations",
join: ({ name }: { name: string | number }) => `Join ${name}?`,
lead: ({ role }: { role: string }) => `${(role === "manager" ? "As a manager, you create, import, and submit its listings and decide who belongs to it." : "As a member, you create, import, and submit its listings.")} Its members see your name and email address.`,
};
