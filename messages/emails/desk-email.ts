// Compiled from messages/en/emails.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const deskEmail = {
newRows: ({ queue, fresh }: { queue: string | number; fresh: number }) => `${queue}: ${formatCount(fresh)} new${(fresh === 1 ? "" : "")}`,
full: ({ queue }: { queue: string | number }) => `${queue}: the queue is full`,
late: ({ queue }: { queue: string | number }) => `${queue}: an item has been waiting too long`,
state: ({ count, age }: { count: number; age: string | number }) => `${(count === 1 ? `${formatCount(count)} item has been waiting for ${age}.` : `${formatCount(count)} items are waiting, the oldest for ${age}.`)}`,
digest: ({ count }: { count: number }) => `Staff desk: ${formatCount(count)} item${(count === 1 ? " waiting" : "s waiting")}`,
line: ({ queue, count, age }: { queue: string | number; count: number; age: string | number }) => `${queue}: ${(count === 1 ? `${formatCount(count)} item, waiting for ${age}` : `${formatCount(count)} items, the oldest waiting for ${age}`)}`,
lineAlert: ({ line, alerts }: { line: string | number; alerts: string }) => `${line} (${(alerts === "full" ? "full" : (alerts === "late" ? "late" : "full and late"))})`,
open: ({ url }: { url: string | number }) => `Open the desk: ${url}`,
figureSubject: ({ name }: { name: string | number }) => `Outside the limit: ${name}`,
figure: ({ name, week, value, limit }: { name: string | number; week: string | number; value: string | number; limit: string | number }) => `${name} in the week of ${week}: ${value}. The limit is ${limit}.`,
openMetrics: ({ url }: { url: string | number }) => `Open the metrics: ${url}`,
};
