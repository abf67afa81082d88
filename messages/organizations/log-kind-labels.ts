// Compiled from messages/en/organizations.json by `npm run messages`.

export const logKindLabels = {
members: "Members",
invitations: "Invitations",
keys: "API keys",
webhooks: "Webhooks",
imports: "Imports",
files: "Photos and documents",
publications: "Publishing",
prices: "Prices",
approvals: "Approvals",
organization: "Organization",
};
