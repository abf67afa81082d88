// Compiled from messages/en/developers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const sellers = {
intro: ({ link }: { link: Tag }) => rich("Your own system can do for your organization what its members do by hand: write and submit drafts, add files, schedule auctions, answer questions, and confirm the seller’s steps in a sale. The same rules apply as on the site. All operations are described in an ", link("OpenAPI 3.1 document"), " for client generators."),
keys: ({ code }: { code: Tag }) => rich("An owner creates a key under “API” in the organization’s workspace. Send it as ", code("Authorization: Bearer"), ". We show the secret only once and store only its hash. Every key expires. After a rotation, the old secret works for seven more days. A key stays with the organization when its creator leaves."),
people: "No scope allows a key to bid, sign a contract, review a listing, or manage members. People do that on the site.",
scopes: "Scopes",
scope: "Scope",
allows: "Allows",
operations: "Operations",
operation: "Operation",
does: "What it does",
rules: "Rules for requests",
idempotency: ({ code }: { code: Tag }) => rich("Every POST with JSON needs an ", code("Idempotency-Key"), " header with a new value for each request. If you don’t get a response, send the same request with the same key within a day: it runs once, and you get its response. Photos and documents don’t need this header, because adding the same file twice has no effect."),
versions: ({ code }: { code: Tag }) => rich("A draft’s ", code("ETag"), " is its version. PATCH needs it as ", code("If-Match"), " and returns 412 if someone changed the draft after you read it."),
pages: ({ code }: { code: Tag }) => rich("Lists return ", code("nextCursor"), ". Send it as ", code("cursor"), " until it’s null."),
limits: ({ perMinute, burst, code }: { perMinute: string | number; burst: string | number; code: Tag }) => rich("Each key allows ", perMinute, " requests a minute, with bursts of up to ", burst, ". ", code("RateLimit"), " says how many requests are left, and ", code("RateLimit-Policy"), " states the limit. After a 429 or 503, wait as long as ", code("Retry-After"), " says."),
problems: ({ code }: { code: Tag }) => rich("Errors are problem details (RFC 9457). ", code("reason"), " is for your program, ", code("detail"), " is for people, and ", code("errors"), " lists each invalid field. A request for another organization’s home returns 404."),
example: "Create a draft",
};
