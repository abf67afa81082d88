// Compiled from messages/en/integrations.json by `npm run messages`.

export const secretNotice = {
keyTitle: "Copy the key now",
webhookTitle: "Copy the signing secret now",
text: "You won’t be able to see it again. Store it where your system keeps its passwords.",
copy: "Copy",
copied: "Copied",
selected: "The browser blocked copying. The text is selected: press Ctrl+C or ⌘C.",
};
