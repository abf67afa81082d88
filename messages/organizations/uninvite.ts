// Compiled from messages/en/organizations.json by `npm run messages`.

export const uninvite = {
submit: "Withdraw",
label: (v: { email: string | number }) => `Withdraw the invitation to ${v.email}`,
};
