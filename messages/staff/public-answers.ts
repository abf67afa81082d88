// Compiled from messages/en/staff.json by `npm run messages`.

export const publicAnswers = {
publishedAnswers: "Published answers",
};
