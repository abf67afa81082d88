// Compiled from messages/en/costs.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const rateValues = {
percent: ({ percent }: { percent: string | number }) => `${percent}`,
step: ({ percent, from }: { percent: string | number; from: string | number }) => `${percent} from ${from}`,
perUnit: ({ perUnit, unit }: { perUnit: string | number; unit: string | number }) => `${perUnit} per ${unit}`,
perUnitOfCounty: ({ perUnit, unit, limits }: { perUnit: string | number; unit: string | number; limits: string | number }) => `${perUnit} per ${unit}${limits}`,
extra: ({ perUnit, unit, homes, others }: { perUnit: string | number; unit: string | number; homes: string | number; others: string | number }) => `${perUnit} per ${unit}, for homes priced at ${homes} or more and everything else at ${others} or more`,
two: ({ low, limit, high }: { low: string | number; limit: string | number; high: string | number }) => `${low} up to ${limit}, ${high} above`,
cityMortgage: ({ low, limit, homes, others }: { low: string | number; limit: string | number; homes: string | number; others: string | number }) => `${low} under ${limit}; at ${limit} or more, ${homes} for one- to three-family homes and residential condominiums and ${others} for everything else`,
recording: ({ document, page, hasExtra, deed, mortgage, isContested }: { document: string | number; page: string | number; hasExtra: string; deed: string | number; mortgage: string | number; isContested: string }) => `${document} plus ${page} per page${(hasExtra === "yes" ? `, ${deed} more for a deed and ${mortgage} for a mortgage` : "")}${(isContested === "yes" ? ". The additional fees are contested in court" : "")}`,
zone: ({ zone }: { zone: string | number }) => `Zone ${zone}`,
premium: ({ first, limit, brackets }: { first: string | number; limit: string | number; brackets: string | number }) => `${first} up to ${limit}, then ${brackets}`,
bracket: ({ amount, isLast, limit }: { amount: string | number; isLast: string; limit: string | number }) => `${amount} per $1,000${(isLast === "yes" ? "" : ` to ${limit}`)}`,
yearly: ({ amount }: { amount: string | number }) => `${amount} a year`,
twoAmounts: ({ homes, others }: { homes: string | number; others: string | number }) => `${homes} for one- to three-family homes, condominiums, and farms; ${others} for everything else`,
range: ({ low, high }: { low: string | number; high: string | number }) => `${low} to ${high}`,
months: ({ low, isRange, high }: { low: number; isRange: string; high: string | number }) => `${formatCount(low)} month${(low === 1 ? "" : "s")}${(isRange === "yes" ? ` to ${high}` : "")}`,
days: ({ days }: { days: number }) => `${formatCount(days)} day${(days === 1 ? "" : "s")}`,
loan: ({ rate, years }: { rate: string | number; years: string | number }) => `${rate} for ${years} years`,
"state-left-out": "Not part of the price for the state",
"state-counted": "Part of the price",
liens: ({ limit }: { limit: string | number }) => `Part of the price for the mansion and supplemental taxes. Left out of the state’s basic tax for one- to three-family homes and condominiums, and for everything else below ${limit}`,
exempt: "Exempt, so the buyer owes the seller’s taxes",
"not-exempt": "Not exempt",
others: "These taxes count the state tax that the buyer pays, and New York City leaves out liens on homes",
};
