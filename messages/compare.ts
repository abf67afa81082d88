// Compiled from messages/en/compare.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const comparePage = {
compareHomes: "Compare homes",
otherComparisonCannot: (v: { missing: number }) => `${(v.missing === 1 ? `${formatCount(v.missing)} home` : `${formatCount(v.missing)} homes`)} of this comparison cannot be seen anymore.`,
homesFitSide: (v: { comparedLimit: string | number; leftOut: string | number }) => `${v.comparedLimit} homes fit side by side; ${v.leftOut} more were left out.`,
pricesAs: (v: { clock: string | number }) => `Prices as of ${v.clock}.`,
putSimilarHome: (v: { homes: string | number }) => `Put a similar home beside ${v.homes}`,
nothingCompareYet: "Nothing to compare yet",
browseHomes: "Browse homes",
chooseCompareUp: (v: { comparedLimit: string | number }) => `Choose “Compare” on up to ${v.comparedLimit} homes of a list. They stand here side by side, with what differs marked.`,
};
