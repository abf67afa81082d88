// Compiled from messages/en/inquiries.json by `npm run messages`.

export const answer = {
text: "Your answer",
help: "Everyone can see your answer with the question on the home’s page. No one can see who asked.",
submit: "Publish answer",
submitNew: "Publish new answer",
dismiss: "Leave unanswered",
};
