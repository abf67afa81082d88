// Compiled from messages/en/closings.json by `npm run messages`.

export const contract = {
first: "Which of your documents is the contract?",
another: "Send another document as the contract",
submit: "Send contract",
};
