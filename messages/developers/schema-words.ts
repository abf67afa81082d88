// Compiled from messages/en/developers.json by `npm run messages`.

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
