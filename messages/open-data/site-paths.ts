// Compiled from messages/en/open-data.json by `npm run messages`.

export const sitePaths = {
getCurrentTerms: "Get the current terms",
versionTermsWhich: "The current version of the terms. Every auction and bid refers to the version that applies to it.",
currentTerms: "The current terms.",
urlTerms: "URL of the terms.",
checkReadiness: "Check readiness",
whetherSitesClock: "Whether the site’s clock is running, its storage can be read and written to, and its mail is going out, as checked within the last five seconds.",
siteReady: "The site is ready.",
siteNotReady: "The site isn’t ready. Try again later.",
checkLiveness: "Check liveness",
toolsRestartServer: "For tools that restart an unresponsive server. This check doesn’t read storage.",
serverResponds: "The server responds.",
getDescription: "Get this description",
openapi31: "The OpenAPI 3.1 document that the developer page is generated from.",
openapiDocument: "The OpenAPI document.",
};
