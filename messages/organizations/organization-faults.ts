// Compiled from messages/en/organizations.json by `npm run messages`.

export const organizationFaults = {
nameTooLong: ({ most }: { most: string | number }) => `Use ${most} characters or fewer for the name.`,
confirmDissolving: "Check the box to confirm that you want to dissolve the organization.",
chooseListing: "Choose at least one listing.",
nothingScheduled: "No auctions scheduled",
noName: "Enter the organization’s name.",
};
