// Compiled from messages/en/accounts.json by `npm run messages`.

export const deletion = {
submit: "Permanently delete account",
done: {
title: "Your account has been deleted",
text: "You’re signed out.",
},
};
