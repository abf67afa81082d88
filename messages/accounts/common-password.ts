// Compiled from messages/en/accounts.json by `npm run messages`.

export const commonPassword = "This is one of the most common passwords, which attackers try first. Choose another.";
