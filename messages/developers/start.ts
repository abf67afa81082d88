// Compiled from messages/en/developers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const start = {
addressAnySearch: ({ code2, properties, code, code3 }: { code2: Tag; properties: string | number; code: Tag; code3: Tag }) => rich("To get the homes from any search on this site, replace ", code2(`${properties}`), " in the search’s URL with ", code("/api/listings"), " for JSON or with ", code3("/api/listings.csv"), " for CSV."),
homesBrooklyn: "Homes in Brooklyn up to $500,000",
latestChangesVia: "Latest changes, via OData",
openAuctions: "Open auctions",
apiAlsoDescribed: ({ link }: { link: Tag }) => rich("The API is also described in an ", link("OpenAPI 3.1 document"), "; this page is generated from it."),
curl: ({ address }: { address: string | number }) => `curl '${address}'`,
};
