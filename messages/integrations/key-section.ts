// Compiled from messages/en/integrations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const keySection = {
title: "API keys",
text: ({ link }: { link: Tag }) => rich("A key lets your own system list homes, answer questions, and follow sales for your organization. It can’t bid, sign contracts, or review listings. It stays with the organization if the person who created it leaves. ", link("How to use a key")),
none: "No keys yet",
hint: ({ keyId, hint }: { keyId: string | number; hint: string | number }) => `bony_${keyId}_…${hint}`,
facts: ({ created, name, expires }: { created: string | number; name: string | number; expires: string | number }) => `Created ${created} by ${name}. Expires ${expires}.`,
used: ({ at }: { at: string | number }) => `Last used ${at}.`,
neverUsed: "Not used yet.",
revoked: ({ at, name }: { at: string | number; name: string | number }) => `Revoked ${at} by ${name}.`,
expired: ({ at }: { at: string | number }) => `Expired ${at}.`,
formerSecret: ({ until }: { until: string | number }) => `The old secret works until ${until}.`,
createTitle: "Create a key",
};
