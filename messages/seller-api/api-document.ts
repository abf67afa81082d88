// Compiled from messages/en/seller-api.json by `npm run messages`.

export const apiDocument = {
title: ({ siteName }: { siteName: string | number }) => `${siteName}: API for sellers`,
intro: ({ perMinute, burst, scopes }: { perMinute: string | number; burst: string | number; scopes: string | number }) => `For an organization’s own system. Send “Authorization: Bearer” followed by a key from your organization’s workspace. Each key allows ${perMinute} requests a minute, with bursts of up to ${burst}. No key can bid, sign, or review. Scopes: ${scopes}.`,
scopeOf: ({ description, scope }: { description: string | number; scope: string | number }) => `${description} Scope: ${scope}.`,
anErrorAsIn: "An error, as defined in RFC 9457.",
whatToDoFor: "What to do, in plain language.",
refused401TheKey: "Refused. 401: the key is missing, wrong, expired, or revoked. 403: the key lacks the scope. 404: not found, or another organization’s. 409: the current state doesn’t allow the request. 412, 428: If-Match is outdated or missing. 422: the request is invalid. 429: too many requests; see Retry-After.",
aNewValueFor: "A new value for each request. If you send the same value again within a day, you get the first response.",
theEtagThatYou: "The ETag you received.",
secondsToWait: "Seconds to wait.",
whatIsLeftR: "What’s left: r requests, and t seconds until the full limit is available again.",
theLimitOfA: "The limit for a key: q requests in w seconds.",
theVersionOfThe: "The version of the draft. Send it as If-Match.",
};
