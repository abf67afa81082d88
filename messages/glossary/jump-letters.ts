// Compiled from messages/en/glossary.json by `npm run messages`.

export const jumpLetters = {
jumpLetter: "Jump to a letter",
};
