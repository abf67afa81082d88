// Compiled from messages/en/accounts.json by `npm run messages`.

export const email = {
email: "New email",
submit: "Change email",
done: {
title: "Check your email",
text: "Open the link we sent to start using the new address. Nothing changes until then.",
},
};
