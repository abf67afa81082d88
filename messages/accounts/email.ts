// Compiled from messages/en/accounts.json by `npm run messages`.

export const email = {
email: "New email",
submit: "Change email",
done: {
title: "Check your email",
text: "To start using the new address, open the link we sent. Nothing changes until then.",
},
};
