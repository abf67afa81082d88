// Compiled from messages/en/organizations.json by `npm run messages`.

export const organization = {
begin: "List a property",
join: "Join",
role: "Role",
};
