// Compiled from messages/en/emails.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const digestGroups = {
approved: {
subject: ({ count }: { count: number }) => `${formatCount(count)} listing${(count === 1 ? "" : "s")} published`,
lead: "A reviewer approved these listings, and they’re now published.",
},
returned: {
subject: ({ count }: { count: number }) => `Changes requested: ${formatCount(count)} listing${(count === 1 ? "" : "s")}`,
lead: "A reviewer read these listings and requested changes. Open each one to read the notes.",
},
rejected: {
subject: ({ count }: { count: number }) => `${formatCount(count)} listing${(count === 1 ? "" : "s")} not accepted`,
lead: "A reviewer didn’t accept these listings.",
},
confirm: {
subject: ({ count }: { count: number }) => `Confirm ${formatCount(count)} listing${(count === 1 ? "" : "s")}`,
lead: "Buyers rely on what your listings say, so you need to confirm each one every 14 days. A listing that isn’t confirmed in time goes on hold.",
},
"on-hold": {
subject: ({ count }: { count: number }) => `${formatCount(count)} listing${(count === 1 ? "" : "s")} on hold`,
lead: "The facts in these listings weren’t confirmed in time, so they’re on hold and visitors can’t see them. Relist each one once everything is accurate.",
},
asked: {
subject: ({ count }: { count: number }) => `${formatCount(count)} question${(count === 1 ? "" : "s")} about your homes`,
lead: "Buyers asked about these homes. Your answers are public.",
},
showings: {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} showing${(count === 1 ? "" : "s")}: ${parts}`,
lead: "Buyers requested or canceled these showings. Confirm or decline each request.",
},
results: {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} auction${(count === 1 ? "" : "s")} ended: ${parts}`,
lead: "Each sold home has a closing room with its steps and deadlines. If the high bid is below the reserve, accept it, decline it, or make one counteroffer by the deadline shown. If you don’t respond in time, neither side is bound.",
},
counteroffers: {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} counteroffer${(count === 1 ? "" : "s")} answered: ${parts}`,
lead: "The high bidders answered your counteroffers. Each sold home has a closing room with its steps and deadlines.",
},
offers: {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} offer update${(count === 1 ? "" : "s")}: ${parts}`,
lead: "Accept, counter, or decline each open offer by its deadline; otherwise, it expires.",
},
"sales-due": {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} task${(count === 1 ? "" : "s")} in your sales: ${parts}`,
lead: "Each of these sales has a deadline, or a request that needs your answer.",
},
"sales-steps": {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} update${(count === 1 ? "" : "s")} in your sales: ${parts}`,
lead: "Each closing room shows what comes next.",
},
"sales-ended": {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} sale${(count === 1 ? "" : "s")} ended without a closing: ${parts}`,
lead: "Each closing room shows what comes next.",
},
"sale-room": {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} update${(count === 1 ? "" : "s")} from closing rooms: ${parts}`,
lead: "Buyers sent messages or documents.",
},
"home-changes": {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} change${(count === 1 ? "" : "s")} to your homes: ${parts}`,
lead: "Each home’s page has the details.",
},
takedowns: {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} staff decision${(count === 1 ? "" : "s")} about your homes: ${parts}`,
lead: "Our staff made decisions about these homes. A takedown also cancels the home’s auction, if it has one, and no one is bound. A home that’s ready to relist isn’t public yet: review it and submit it.",
},
approvals: {
subject: ({ count }: { count: number }) => `Approval needed: ${formatCount(count)} request${(count === 1 ? "" : "s")}`,
lead: "A request takes effect only if another owner or manager approves it within seven days.",
},
"approval-answers": {
subject: ({ count, parts }: { count: number; parts: string | number }) => `${formatCount(count)} request${(count === 1 ? "" : "s")} answered: ${parts}`,
lead: "Another owner or manager answered your requests for approval.",
},
};
