// Compiled from messages/en/drafts.json by `npm run messages`.

export const missingFromStep = {
noPhotos: "Add at least one photo. Buyers skip homes they can’t see.",
blankPhoto: ({ position }: { position: string | number }) => `Photo ${position} looks blank. Keep it, or remove it and add another.`,
rule: ({ rule, verdict }: { rule: string | number; verdict: string | number }) => `${rule}: ${verdict}`,
};
