// Compiled from messages/en/imports.json by `npm run messages`.

export const rowFaultParts = {
leftEmpty: ({ reason }: { reason: string | number }) => `${reason} We left it empty.`,
inColumn: ({ label, heading, reason }: { label: string | number; heading: string | number; reason: string | number }) => `${label} (column “${heading}”): ${reason}`,
ofField: ({ label, reason }: { label: string | number; reason: string | number }) => `${label}: ${reason}`,
whatToFix: "What to fix",
whatWeDid: "What we did",
more: ({ choices, count }: { choices: string | number; count: string | number }) => `${choices}, and ${count} more`,
};
