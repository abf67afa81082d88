// Compiled from messages/en/dashboard.json by `npm run messages`.

export const signInNeeded = {
signSeePage: "Sign in to see this page",
pageShowsWhat: "This page shows information from your account.",
};
