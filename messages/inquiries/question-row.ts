// Compiled from messages/en/inquiries.json by `npm run messages`.

export const questionRow = {
homeOffMarket: "This home is off the market. Your answer will appear once the home is listed again. The person who asked is notified right away.",
changeAnswer: "Change answer",
answerAfterAll: "Answer after all",
waitingAnswer: "waiting for an answer",
removedStaff: "removed by our staff",
answered: "answered",
leftUnanswered: "left unanswered",
};
