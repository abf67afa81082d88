// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const leadPaintNote = {
yearBuiltUnknown: "Year built unknown: lead-based paint may be present.",
builtBeforeLead: "Built before 1978: lead-based paint may be present.",
federalLawGives: "For homes built before 1978, federal law gives buyers ten days to inspect before they’re bound, unless they waive this period.",
treatedAsOld: "Because the year built is unknown, we treat this home as built before 1978.",
homeRuns: ({ inspectUntil, inspectUntil2 }: { inspectUntil: string | number; inspectUntil2: string | number }) => `For this home, the period runs from ${inspectUntil} to ${inspectUntil2}.`,
readBoth: ({ link, disclosure, link2, pamphlet }: { link: Tag; disclosure: string | number; link2: Tag; pamphlet: string | number }) => rich("Read ", link(`${disclosure}`), " and ", link2(`${pamphlet}`), "."),
readPamphlet: ({ link, pamphlet }: { link: Tag; pamphlet: string | number }) => rich("Read ", link(`${pamphlet}`), ". The seller hasn’t posted the disclosure here. Ask for it."),
};
