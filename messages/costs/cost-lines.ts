// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const costLines = {
cost: "Cost",
amount: "Amount",
estimate: "(estimate)",
minus: "minus",
origin: (v: { source: Tag; label: string | number; time: Tag; day: string | number }) => rich(v.source(`${v.label}`), ", as of ", v.time(`${v.day}`)),
pastReviewDate: (v: { formatDay: string | number }) => `· Past its review date of ${v.formatDay}: check for a newer rate`,
};
