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
};
