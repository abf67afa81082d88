// Compiled from messages/en/developers.json by `npm run messages`.

export const schemaWords = {
boolean: "boolean",
to: ({ minimum, maximum }: { minimum: string | number; maximum: string | number }) => `${minimum} to ${maximum}`,
string: "string",
integer: "integer",
number: "number",
object: "object",
date: "date",
dateTime: "date-time",
uri: "URL",
either: ({ first, second }: { first: string | number; second: string | number }) => `${first} or ${second}`,
both: ({ first, second }: { first: string | number; second: string | number }) => `${first} with ${second}`,
list: ({ items }: { items: string | number }) => `array of ${items}`,
valuesAndMore: ({ values, more }: { values: string | number; more: string | number }) => `${values}, and ${more} more`,
usually: ({ value }: { value: string | number }) => `default: ${value}`,
};
