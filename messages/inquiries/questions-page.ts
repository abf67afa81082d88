// Compiled from messages/en/inquiries.json by `npm run messages`.

export const questionsPage = {
questions: "Questions",
questionSentSeller: "Question sent to the seller. We’ll email you when it’s answered.",
answerPublishedWeve: "Answer published. We’re notifying the person who asked.",
questionLeftUnanswered: "Question left unanswered.",
noQuestionsYet: "No questions yet",
questionsAskQuestions: "Questions you ask and questions about your homes appear here. To ask one, start on a home’s page.",
waitingAnswer: "Waiting for your answer",
aboutHomes: "About your homes",
asked: "Asked by you",
};
