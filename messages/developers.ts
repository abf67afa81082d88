// Compiled from messages/en/developers.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const contents = {
records: "Records",
};

export const operations = {
get: (v: { path: string | number }) => `GET ${v.path}`,
instance: (v: { link: Tag; example: string | number }) => rich("For instance ", v.link(`${v.example}`)),
parameters: (v: { of: string | number }) => `${v.of}: parameters`,
name: "Name",
meaning: "Meaning",
value: "Value",
mustGiven: (v: { description: string | number }) => `${v.description} Must be given.`,
answers: (v: { of: string | number }) => `${v.of}: answers`,
status: "Status",
type: "Type",
};

export const records = {
field: "Field",
meaning: "Meaning",
value: "Value",
};

export const schemaWords = {
trueFalse: "true or false",
to: (v: { minimum: string | number; maximum: string | number }) => `${v.minimum} to ${v.maximum}`,
};

export const start = {
putApiListings: (v: { code: Tag; code2: Tag; properties: string | number; code3: Tag }) => rich("Put ", v.code("/api/listings"), " in place of ", v.code2(`${v.properties}`), " in the address of any search on this site, and its homes come as JSON; ", v.code3("/api/listings.csv"), " gives them as a table."),
homesBrooklynUp: "Homes in Brooklyn up to $500,000",
whatChangedLast: "What changed last, by OData",
auctionsOpen: "The auctions that are open",
whatOfferedHere: (v: { link: Tag }) => rich("What is offered here is also described for programs, as an ", v.link("OpenAPI 3.1 document"), "; this page is made from it."),
curl: (v: { address: string | number }) => `curl '${v.address}'`,
};

export const developersPage = {
openDataDevelopers: "Open data for developers",
everyPublicListing: "Every public listing, auction and bid ledger for programs, without a key: JSON, CSV, a part of the RESO Web API, and an OpenAPI document.",
openData: "Open data",
whatCanRead: "What can be read",
start: "Start",
records: "Records",
};
