// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const costLines = {
cost: "Cost",
amount: "Amount",
estimate: "(estimate)",
minus: "minus",
origin: ({ source, label, time, day }: { source: Tag; label: string | number; time: Tag; day: string | number }) => rich(source(`${label}`), ", as of ", time(`${day}`)),
pastReviewDate: ({ formatDay }: { formatDay: string | number }) => `· Past its review date of ${formatDay}: check for a newer rate`,
yourFigure: "Your figure",
unverified: "(unverified)",
};
