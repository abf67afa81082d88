// Compiled from messages/en/organizations.json by `npm run messages`.

export const found = {
name: "Name",
nameHelp: "Buyers see this name as the seller unless a listing shows a different one.",
kind: "Organization type",
submit: "Create organization",
};
