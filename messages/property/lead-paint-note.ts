// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const leadPaintNote = {
yearBuiltUnknown: "Year built unknown: lead-based paint may be present.",
builtBeforeLead: "Built before 1978: lead-based paint may be present.",
federalLawGives: "Federal law gives buyers 10 days to inspect before they’re bound, unless they waive this period.",
homeRuns: (v: { inspectUntil: string | number; inspectUntil2: string | number }) => `For this home, it runs from ${v.inspectUntil} to ${v.inspectUntil2}.`,
readBoth: (v: { link: Tag; disclosure: string | number; link2: Tag; pamphlet: string | number }) => rich("Read ", v.link(`${v.disclosure}`), " and ", v.link2(`${v.pamphlet}`), "."),
readPamphlet: (v: { link: Tag; pamphlet: string | number }) => rich("Read ", v.link(`${v.pamphlet}`), ". The seller hasn’t posted the disclosure here. Ask for it."),
};
