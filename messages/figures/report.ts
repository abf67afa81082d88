// Compiled from messages/en/figures.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const report = {
title: "Monthly report",
made: ({ at }: { at: string | number }) => `Created ${at}`,
figures: "Figures",
homes: "Homes, oldest listing first",
definitions: "Definitions",
partial: ({ day }: { day: string | number }) => `The month isn’t over. These figures run through ${day}.`,
left: ({ left }: { left: number }) => `${formatCount(left)} more home${(left === 1 ? " isn’t in this report." : "s aren’t in this report.")}`,
noHomes: "No homes were on the market during the month.",
badMonth: "Choose the current month or an earlier one, such as 2026-10.",
footer: ({ month, page, pages }: { month: string | number; page: string | number; pages: string | number }) => `Monthly report, ${month} · Page ${page} of ${pages}`,
definition: ({ name, meaning }: { name: string | number; meaning: string | number }) => `${name}: ${meaning}`,
};
