// Compiled from messages/en/portfolio.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const portfolioTable = {
caption: ({ homes, first, last }: { homes: number; first: string | number; last: string | number }) => `${formatCount(homes)} home${(homes === 1 ? "" : "s")}, ${first} to ${last} shown`,
selectHome: ({ title }: { title: string | number }) => `Select ${title}`,
home: "Home",
noAddress: "No address yet",
unit: ({ unit }: { unit: string | number }) => `Unit ${unit}`,
edit: "Edit",
editOf: ({ title }: { title: string | number }) => `Edit ${title}`,
none: "None",
saved: "Saved",
actOnChosen: "Actions for selected homes",
actOnAll: ({ homes }: { homes: number }) => `Actions for ${(homes === 1 ? `${formatCount(homes)} home` : `all ${formatCount(homes)} homes`)}`,
selectPage: "Select this page",
clearPage: "Clear selection",
csv: "Export CSV",
xlsx: "Export XLSX",
actions: "Selection",
};
