// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const riskTile = {
unknown: "Unknown",
redFlag: "Red flag",
noInformationProvided: "No information provided",
asOf: ({ statedBy, asOf }: { statedBy: string | number; asOf: string | number }) => `${statedBy}, as of ${asOf}`,
changed: ({ time, at }: { time: Tag; at: string | number }) => rich("Changed ", time(`${at}`)),
before: ({ del, was }: { del: Tag; was: string | number }) => rich("Before: ", del(`${was}`)),
now: ({ ins, is }: { ins: Tag; is: string | number }) => rich("Now: ", ins(`${is}`)),
whatCouldCost: "What this could cost you",
source: "Source and changes",
notLegalAdvice: ({ link, source }: { link: Tag; source: string | number }) => rich(link(`${source}`), ". Not legal advice."),
document: ({ link, title, asOf }: { link: Tag; title: string | number; asOf: string | number }) => rich(link(`${title}`), ", ", asOf),
noDocument: "No document",
};
