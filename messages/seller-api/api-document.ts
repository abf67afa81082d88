// Compiled from messages/en/seller-api.json by `npm run messages`.

export const apiDocument = {
title: ({ siteName }: { siteName: string | number }) => `${siteName}: API for sellers`,
intro: ({ burst, perMinute, scopes }: { burst: string | number; perMinute: string | number; scopes: string | number }) => `For an organization’s own system. Authorization: Bearer with a key from the workspace. A key has ${burst} requests at once and ${perMinute} a minute. No key can bid, sign, or review. Scopes: ${scopes}.`,
scopeOf: ({ description, scope }: { description: string | number; scope: string | number }) => `${description} Scope: ${scope}.`,
anErrorAsIn: "An error, as in RFC 9457.",
whatToDoFor: "What to do, for people.",
refused401TheKey: "Refused. 401: the key is missing, wrong, expired, or revoked. 403: the key lacks the scope. 404: not found, or another organization’s. 409: the state does not allow it. 412, 428: If-Match is outdated or missing. 422: the request is invalid. 429: too many requests; see Retry-After.",
aNewValueFor: "A new value for each request. Sent again within a day, it gets the first response.",
theEtagThatYou: "The ETag that you read.",
secondsToWait: "Seconds to wait.",
whatIsLeftR: "What is left: r requests, and t seconds until all are back.",
theLimitOfA: "The limit of a key: q requests in w seconds.",
theVersionOfThe: "The version of the draft. Send it as If-Match.",
};
