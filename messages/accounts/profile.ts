// Compiled from messages/en/accounts.json by `npm run messages`.

export const profile = {
name: "Name",
nameHelp: "How we address you. Other people see it only where you sell or request a showing.",
phone: "Phone",
submit: "Save",
};
