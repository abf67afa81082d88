// Compiled from messages/en/sell.json by `npm run messages`.

export const inquiry = {
dontNeedAccount: "You don’t need an account to ask. A few lines are enough, and we’ll answer by email. Asking doesn’t commit you to anything, and we won’t publish anything.",
};
