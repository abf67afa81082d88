// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const myListings = {
notSetYet: "Not set yet",
noSaleType: "No sale type yet",
about: ({ title }: { title: string | number }) => `: ${title}`,
views: ({ views, week }: { views: number; week: string | number }) => `${formatCount(views)} view${(views === 1 ? "" : "s")} (${week} in the last 7 days)`,
saves: ({ saves }: { saves: number }) => `${formatCount(saves)} save${(saves === 1 ? "" : "s")}`,
questions: ({ questions }: { questions: number }) => `${formatCount(questions)} question${(questions === 1 ? "" : "s")}`,
bidders: ({ bidders }: { bidders: number }) => `${formatCount(bidders)} bidder${(bidders === 1 ? "" : "s")}`,
};
