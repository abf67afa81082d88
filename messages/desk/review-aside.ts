// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const reviewAside = {
redFlags: "Red flags",
noFlags: "No known red flags.",
incomplete: "The submission is too incomplete to check for red flags.",
records: "On record",
person: "The seller’s account",
organization: "The selling organization",
verified: "verified",
unverified: "not verified",
suspended: "suspended",
homes: ({ count }: { count: number }) => `${(count === 0 ? "No other homes from this seller" : (count === 1 ? `${formatCount(count)} other home from this seller` : `${formatCount(count)} other homes from this seller`))}`,
noReports: "No reports about this home",
openReport: "Open report about this home",
closedReport: "Closed report about this home",
};
