// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const riskEntry = {
unknown: "Unknown",
noInformationProvided: "No information provided",
asOf: (v: { statedBy: string | number; asOf: string | number }) => `${v.statedBy}, as of ${v.asOf}`,
changed: (v: { time: Tag; at: string | number }) => rich("Changed ", v.time(`${v.at}`)),
before: (v: { del: Tag; was: string | number }) => rich("Before: ", v.del(`${v.was}`)),
now: (v: { ins: Tag; is: string | number }) => rich("Now: ", v.ins(`${v.is}`)),
whatCouldCost: "What this could cost you",
notLegalAdvice: (v: { link: Tag; source: string | number }) => rich(v.link(`${v.source}`), ". Not legal advice."),
document: (v: { link: Tag; title: string | number; asOf: string | number }) => rich(v.link(`${v.title}`), ", ", v.asOf),
noDocument: "No document",
earlierChanges: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} earlier change` : `${formatCount(v.count)} earlier changes`)}`,
};
