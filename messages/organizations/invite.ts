// Compiled from messages/en/organizations.json by `npm run messages`.

export const invite = {
email: "Email address",
submit: "Send invitation",
};
