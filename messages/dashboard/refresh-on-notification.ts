// Compiled from messages/en/dashboard.json by `npm run messages`.

export const refreshOnNotification = {
pageUpdates: "This page has updates.",
showUpdates: "Show updates",
};
