// Compiled from messages/en/integrations.json by `npm run messages`.

export const requestFaults = {
notJson: "The body isn’t valid JSON. Send a JSON object.",
};
