// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const marketTable = {
listPriceFixed: "List price (fixed-price listings)",
listPricePer: "List price per square foot",
daysMarketFar: "Days on market so far",
salePrice: "Sale price",
salePricePer: "Sale price per square foot",
daysListingDeed: "Days from listing to deed",
mediansSalesLast: ({ asOf }: { asOf: string | number }) => `Medians as of ${asOf}; sales from the last 12 months`,
median: "Median",
halfPropertiesAbove: ({ fewestForMedian }: { fewestForMedian: string | number }) => `Half of the properties are above the median and half are below. All property types, including land, are combined. Bids and starting bids aren’t counted as prices. An open auction counts only toward days on market; once its sale closes, the price in the deed counts toward the median sale price. No median is shown for fewer than ${fewestForMedian} properties.`,
howMediansComputed: ({ link }: { link: Tag }) => rich(link("How these medians are calculated")),
none: "None",
tooFew: ({ count }: { count: string | number }) => `Too few (${count})`,
of: ({ strong, median, small, count }: { strong: Tag; median: string | number; small: Tag; count: number }) => rich(strong(`${median}`), " ", small(`(${formatCount(count)} propert${(count === 1 ? "y" : "ies")})`)),
days: ({ count }: { count: number }) => `${formatCount(count)} day${(count === 1 ? "" : "s")}`,
};
