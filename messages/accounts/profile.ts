// Compiled from messages/en/accounts.json by `npm run messages`.

export const profile = {
name: "Name",
nameHelp: "How we address you. Others see it only when you sell a home or request a showing.",
phone: "Phone",
submit: "Save",
};
