// Compiled from messages/en/site.json by `npm run messages`.

export const uploadFile = {
couldntReachServer: "We couldn’t reach the server. What you’ve uploaded so far is saved. Try again.",
didntWorkTry: "The upload failed. Try again.",
};
