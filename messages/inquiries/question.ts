// Compiled from messages/en/inquiries.json by `npm run messages`.

export const question = {
text: "Your question",
submit: "Send question",
};
