// Compiled from messages/en/developers.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const contents = {
records: "Records",
};

export const operations = {
get: (v: { path: string | number }) => `GET ${v.path}`,
example: (v: { link: Tag; example: string | number }) => rich("Example: ", v.link(`${v.example}`)),
parameters: (v: { of: string | number }) => `${v.of}: parameters`,
name: "Name",
description: "Description",
value: "Value",
required: (v: { description: string | number }) => `${v.description} Required.`,
responses: (v: { of: string | number }) => `${v.of}: responses`,
status: "Status",
type: "Type",
parameterCount: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} parameter` : `${formatCount(v.count)} parameters`)}`,
noContent: "None",
};

export const records = {
field: "Field",
description: "Description",
type: "Type",
fieldCount: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} field` : `${formatCount(v.count)} fields`)}`,
allowedValues: (v: { description: string | number; values: string | number }) => `${v.description} One of: ${v.values}`,
};

export const schemaWords = {
boolean: "boolean",
to: (v: { minimum: string | number; maximum: string | number }) => `${v.minimum} to ${v.maximum}`,
string: "string",
integer: "integer",
number: "number",
object: "object",
date: "date",
dateTime: "date-time",
uri: "URL",
either: (v: { first: string | number; second: string | number }) => `${v.first} or ${v.second}`,
both: (v: { first: string | number; second: string | number }) => `${v.first} with ${v.second}`,
list: (v: { items: string | number }) => `array of ${v.items}`,
valuesAndMore: (v: { values: string | number; more: string | number }) => `${v.values}, and ${v.more} more`,
usually: (v: { value: string | number }) => `default: ${v.value}`,
};

export const start = {
addressAnySearch: (v: { code: Tag; code2: Tag; properties: string | number; code3: Tag }) => rich("In the address of any search on this site, put ", v.code("/api/listings"), " in place of ", v.code2(`${v.properties}`), " to get its homes as JSON, or ", v.code3("/api/listings.csv"), " to get them as a CSV table."),
homesBrooklyn: "Homes in Brooklyn up to $500,000",
latestChangesVia: "Latest changes, via OData",
openAuctions: "Open auctions",
apiAlsoDescribed: (v: { link: Tag }) => rich("The API is also described in an ", v.link("OpenAPI 3.1 document"), "; this page is generated from it."),
curl: (v: { address: string | number }) => `curl '${v.address}'`,
};

export const developersPage = {
openDataDevelopers: "Open data for developers",
everyPublicListing: "Every public listing, auction, and bid ledger for programs, without a key: JSON, CSV, part of the RESO Web API, and an OpenAPI document.",
openData: "Open data",
whatCanRead: "What you can read",
gettingStarted: "Getting started",
records: "Records",
};
