// Compiled from messages/en/closings.json by `npm run messages`.

export const facts = {
verdict: "What you found",
verdictEmpty: "Choose one",
note: "What was different",
submit: "Submit answers",
response: "Your response",
answerSubmit: "Submit response",
};
