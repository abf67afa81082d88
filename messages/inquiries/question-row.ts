// Compiled from messages/en/inquiries.json by `npm run messages`.

export const questionRow = {
homeOffMarket: "This home is off the market. Your answer will appear once the home is listed again. We’ll notify the person who asked as soon as you answer.",
changeAnswer: "Change answer",
answerAfterAll: "Answer after all",
waitingAnswer: "waiting for an answer",
removedStaff: "removed by our staff",
answered: "answered",
leftUnanswered: "left unanswered",
};
