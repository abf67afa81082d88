// Compiled from messages/en/integrations.json by `npm run messages`.

export const apiProblems = {
"no-key": "Send your key as Authorization: Bearer.",
"invalid-key": "This key doesn’t work. It’s mistyped, expired, or revoked, or its old secret’s time is over.",
"missing-scope": "This key doesn’t have the scope for this. A manager can create a key that does.",
"signed-out": "The key was revoked while this request ran. Nothing was changed.",
"not-found": "Not found, or it belongs to someone else.",
"too-many": "Too many requests with this key. Wait as long as Retry-After says.",
busy: "The site is busy. Send the same request again, with the same Idempotency-Key.",
"too-large": "The body is too large.",
"needs-idempotency-key": "Send an Idempotency-Key of 8 to 100 characters, a new one for each request.",
"other-request": "This Idempotency-Key belongs to another request. Use a new one.",
"in-progress": "The first request with this Idempotency-Key is still running. Try again in a moment.",
"needs-if-match": "Send the ETag that you read as If-Match.",
"outdated-version": "The draft changed after you read it. Read it again, then send your change.",
"invalid-request": "The request is invalid. See errors.",
"invalid-cursor": "Use the nextCursor of the previous page.",
"invalid-schedule": "The schedule is invalid. See errors.",
"invalid-answer": "The answer is invalid. See errors.",
rules: "Something is still missing, or a rule isn’t met. GET the draft: “open” lists it.",
};
