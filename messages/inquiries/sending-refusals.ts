// Compiled from messages/en/inquiries.json by `npm run messages`.

export const sendingRefusals = {
noQuestions: "You can no longer ask questions about this property.",
nobodyAnswers: ({ phone }: { phone: string | number }) => `No one can answer questions about this home right now. Call ${phone} with your question.`,
notSent: ({ phone }: { phone: string | number }) => `We couldn’t send your message. Try again in a minute, or call ${phone}.`,
tooManyMessages: ({ phone }: { phone: string | number }) => `Too many messages in a short time. Try again in a few minutes, or call ${phone}.`,
notShown: "This listing is no longer available.",
tooManyReports: ({ phone }: { phone: string | number }) => `Too many reports in a short time. Try again in a few minutes, or call ${phone}.`,
};
