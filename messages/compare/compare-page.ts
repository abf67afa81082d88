// Compiled from messages/en/compare.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const comparePage = {
compareHomes: "Compare homes",
homesComparisonNo: (v: { missing: number }) => `${(v.missing === 1 ? `${formatCount(v.missing)} home in this comparison is` : `${formatCount(v.missing)} homes in this comparison are`)} no longer available.`,
canCompareHomes: (v: { comparedLimit: string | number; leftOut: number }) => `You can compare up to ${v.comparedLimit} homes; ${(v.leftOut === 1 ? `${formatCount(v.leftOut)} more was` : `${formatCount(v.leftOut)} more were`)} left out.`,
prices: (v: { clock: string | number }) => `Prices as of ${v.clock}.`,
addSimilarHome: "Add a similar home",
nothingCompareYet: "Nothing to compare yet",
browseHomes: "Browse homes",
selectCompareHomes: (v: { comparedLimit: string | number }) => `Select “Compare” on up to ${v.comparedLimit} homes in a list. You’ll see them here side by side, with the differences marked.`,
};
