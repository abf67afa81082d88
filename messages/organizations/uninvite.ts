// Compiled from messages/en/organizations.json by `npm run messages`.

export const uninvite = {
submit: "Withdraw",
label: ({ email }: { email: string | number }) => `Withdraw the invitation to ${email}`,
};
