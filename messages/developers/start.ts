// Compiled from messages/en/developers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const start = {
addressAnySearch: ({ code, code2, properties, code3 }: { code: Tag; code2: Tag; properties: string | number; code3: Tag }) => rich("In the address of any search on this site, put ", code("/api/listings"), " in place of ", code2(`${properties}`), " to get its homes as JSON, or ", code3("/api/listings.csv"), " to get them as a CSV table."),
homesBrooklyn: "Homes in Brooklyn up to $500,000",
latestChangesVia: "Latest changes, via OData",
openAuctions: "Open auctions",
apiAlsoDescribed: ({ link }: { link: Tag }) => rich("The API is also described in an ", link("OpenAPI 3.1 document"), "; this page is generated from it."),
curl: ({ address }: { address: string | number }) => `curl '${address}'`,
};
