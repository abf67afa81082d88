// Compiled from messages/en/api.json by `npm run messages`.

export const parameterFaults = {
"too-long": ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
"wrong-limit": ({ most }: { most: string | number }) => `Use a whole number from 1 to ${most}.`,
"wrong-cursor": "Use a cursor from a response with the same sort order.",
page: "To get the next page, use “cursor” instead.",
"unknown-parameter": ({ text }: { text: string | number }) => `Unknown parameter. Available: ${text}.`,
repeated: "Use this parameter only once.",
unknown: ({ text }: { text: string | number }) => `“${text}” isn’t one of the allowed values.`,
"not-a-whole-number": ({ text }: { text: string | number }) => `“${text}” isn’t a whole number.`,
"not-a-day": ({ text }: { text: string | number }) => `“${text}” isn’t a valid date. Use a date such as 2026-11-21.`,
"not-a-place": ({ text }: { text: string | number }) => `“${text}” isn’t a valid map location.`,
"out-of-range": ({ text }: { text: string | number }) => `“${text}” is out of range.`,
"minimum-above-maximum": ({ text }: { text: string | number }) => `“${text}” is below the minimum you specified.`,
"needs-near": ({ text }: { text: string | number }) => `“${text}” requires “near”.`,
};
