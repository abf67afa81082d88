// Compiled from messages/en/compare.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const comparePage = {
compareHomes: "Compare homes",
homesComparisonNo: ({ missing }: { missing: number }) => `${formatCount(missing)} home${(missing === 1 ? " in this comparison is" : "s in this comparison are")} no longer available.`,
canCompareHomes: ({ comparedLimit, leftOut }: { comparedLimit: string | number; leftOut: number }) => `You can compare up to ${comparedLimit} homes; ${formatCount(leftOut)} more w${(leftOut === 1 ? "as" : "ere")} left out.`,
prices: ({ clock }: { clock: string | number }) => `Prices as of ${clock}.`,
addSimilarHome: "Add a similar home",
nothingCompareYet: "Nothing to compare yet",
browseHomes: "Browse homes",
selectCompareHomes: ({ comparedLimit }: { comparedLimit: string | number }) => `Select “Compare” on up to ${comparedLimit} homes in a list. You’ll see them here side by side, differences first.`,
};
