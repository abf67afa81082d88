// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const redFlags = {
"unresolved-liens": ({ count, lien, owed }: { count: number; lien: string | number; owed: string | number }) => `${(count === 1 ? `Unresolved lien: ${lien}` : `${formatCount(count)} unresolved liens`)}, ${owed}`,
"assumed-liens": ({ count, lien, owed }: { count: number; lien: string | number; owed: string | number }) => `You take on ${(count === 1 ? `a lien: ${lien}` : `${formatCount(count)} liens`)}, ${owed}`,
"no-title-insurance": "No title insurance offered",
"regulated-tenancy": "Rent-regulated tenancy",
"former-owner-stays": "Former owner still lives in the home",
"tenants-stay": "Tenants stay after closing",
"occupants-stay": "Some occupants stay after closing",
"open-violations": "Open violations transfer to you",
"major-repair": "Needs major repair",
"taxes-owed": ({ owed }: { owed: string | number }) => `Property tax owed, ${owed}`,
"good-cause": "Tenants protected by the Good Cause Eviction Law",
leased: "Tenants have a lease",
"needs-repair": "Needs repair",
"charges-owed": ({ owed }: { owed: string | number }) => `Charges owed, ${owed}`,
"flood-zone": "In a mapped flood zone",
"exterior-only": "No interior access",
quitclaim: "Quitclaim deed: no warranty of title",
unknown: ({ topic }: { topic: string | number }) => `${topic}: unknown`,
};
