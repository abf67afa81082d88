// Compiled from messages/en/accounts.json by `npm run messages`.

export const accountExport = {
about: "Files are listed by URL: open them in a browser where you’re signed in. A sale’s documents are listed with the sale. An offer has no documents of its own, only its terms and messages.",
};
