// Compiled from messages/en/integrations.json by `npm run messages`.

export const apiProblems = {
"no-key": "Send your key in this header: Authorization: Bearer YOUR_KEY",
"invalid-key": "This key doesn’t work. It may be mistyped, expired, or revoked, or its old secret may have expired.",
"missing-scope": "This key doesn’t have the required scope. An owner can create a key that does.",
"signed-out": "The key was revoked while this request was running. Nothing was changed.",
"not-found": "This doesn’t exist, or it belongs to someone else.",
viewer: "You’re a viewer in this organization, so you can see this but not change it. An owner can change your role.",
"too-many": "Too many requests with this key. Wait as long as the Retry-After header says.",
busy: "The site is busy. Send the same request again with the same Idempotency-Key.",
"too-large": "The request body is too large.",
"lot-refused": "These homes can’t be sold as this lot. “errors” lists the reasons.",
"needs-idempotency-key": "Send an Idempotency-Key of 8 to 100 characters. Use a new one for each request.",
"other-request": "This Idempotency-Key was used for a different request. Use a new one.",
"in-progress": "The first request with this Idempotency-Key is still running. Try again in a moment.",
"needs-if-match": "Send the ETag you received in the If-Match header.",
"outdated-version": "The draft has changed since you read it. Read it again, then resend your change.",
"invalid-request": "The request is invalid. See “errors.”",
"invalid-cursor": "Use the nextCursor from the previous page.",
"invalid-schedule": "The schedule is invalid. See “errors.”",
"invalid-answer": "The answer is invalid. See “errors.”",
rules: "Something is still missing, or a rule isn’t met. GET the draft; “open” lists what’s left.",
};
