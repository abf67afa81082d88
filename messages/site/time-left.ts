// Compiled from messages/en/site.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const timeLeft = {
daysHoursShort: (v: { days: string | number; hours: string | number }) => `${v.days}d ${v.hours}h`,
hoursMinutesShort: (v: { hours: string | number; minutes: string | number }) => `${v.hours}h ${v.minutes}m`,
minutesSecondsShort: (v: { minutes: string | number; seconds: string | number }) => `${v.minutes}m ${v.seconds}s`,
daysHours: (v: { days: number; hours: number }) => `${(v.days === 1 ? `${formatCount(v.days)} day` : `${formatCount(v.days)} days`)} ${(v.hours === 1 ? `${formatCount(v.hours)} hour` : `${formatCount(v.hours)} hours`)}`,
hoursMinutes: (v: { hours: number; minutes: number }) => `${(v.hours === 1 ? `${formatCount(v.hours)} hour` : `${formatCount(v.hours)} hours`)} ${(v.minutes === 1 ? `${formatCount(v.minutes)} minute` : `${formatCount(v.minutes)} minutes`)}`,
minutes: (v: { minutes: number }) => `${(v.minutes === 1 ? `${formatCount(v.minutes)} minute` : `${formatCount(v.minutes)} minutes`)}`,
lessMinute: "less than a minute",
};
