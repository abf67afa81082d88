// Compiled from messages/en/organizations.json by `npm run messages`.

export const invitationPage = {
invitation: "Invitation",
invitationCantUsed: "This invitation can’t be used",
organizations: "My organizations",
join: ({ name }: { name: string | number }) => `Join ${name}?`,
lead: ({ role }: { role: string }) => `${(role === "manager" ? "As an owner, you can create, import, and submit the organization’s listings and manage its members." : (role === "viewer" ? "As a viewer, you can see the organization’s listings, figures, offers, and closings, but you can’t change anything." : "As a manager, you can create, import, and submit the organization’s listings."))} Members see your name and email address.`,
};
