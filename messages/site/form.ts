// Compiled from messages/en/site.json by `npm run messages`.

export const form = {
optional: "(optional)",
lookAgain: "Please fix the following",
notReached: "We couldn’t reach the server. Nothing you typed is lost: check your connection and try again.",
needsScript: "This requires JavaScript.",
show: "Show",
hide: "Hide",
showPassword: "Show password",
hidePassword: "Hide password",
};
