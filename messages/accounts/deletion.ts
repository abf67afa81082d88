// Compiled from messages/en/accounts.json by `npm run messages`.

export const deletion = {
submit: "Delete my account",
done: {
title: "Your account has been deleted",
text: "You’re signed out.",
},
};
