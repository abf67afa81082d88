// Compiled from messages/en/closings.json by `npm run messages`.

export const message = {
text: "Message to the other side",
submit: "Send message",
};
