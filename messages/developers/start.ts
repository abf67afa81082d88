// Compiled from messages/en/developers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const start = {
addressAnySearch: (v: { code: Tag; code2: Tag; properties: string | number; code3: Tag }) => rich("In the address of any search on this site, put ", v.code("/api/listings"), " in place of ", v.code2(`${v.properties}`), " to get its homes as JSON, or ", v.code3("/api/listings.csv"), " to get them as a CSV table."),
homesBrooklyn: "Homes in Brooklyn up to $500,000",
latestChangesVia: "Latest changes, via OData",
openAuctions: "Open auctions",
apiAlsoDescribed: (v: { link: Tag }) => rich("The API is also described in an ", v.link("OpenAPI 3.1 document"), "; this page is generated from it."),
curl: (v: { address: string | number }) => `curl '${v.address}'`,
};
