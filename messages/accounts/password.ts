// Compiled from messages/en/accounts.json by `npm run messages`.

export const password = {
password: "New password",
help: ({ least }: { least: string | number }) => `At least ${least} characters.`,
submit: "Change password",
done: {
title: "Password changed",
text: "You’ve been signed out on every other device.",
},
};
