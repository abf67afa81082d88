// Compiled from messages/en/staff.json by `npm run messages`.

export const answer = {
open: "Remove",
whyRemoving: "Why are you removing this answer?",
submit: "Remove answer",
};
