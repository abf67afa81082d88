import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { belongs, type HomeFacts, type HomeFigures, homeFiguresOf } from './home-figures';
import { isIn, mondayOf, type Period, weeksOf } from './period';
import { pricesOf, shareOfEstimate } from './price-to-estimate';

/** What happened in a week, so that the weeks add up to the period. */
const countedNames = ['views', 'questions', 'offers', 'bidders', 'held', 'sold'] as const;
type CountedName = (typeof countedNames)[number];
/** What was measured at the end of a week, or of the homes sold in it. */
type MeasuredName = 'saves' | 'daysOnMarket' | 'saleToEstimate';

/** The figures that have a plot, in its order. */
export const weeklyNames = [
  ...(['views', 'saves', 'questions', 'offers', 'bidders', 'held', 'sold'] as const),
  ...(['daysOnMarket', 'saleToEstimate'] as const),
];
export type WeeklyName = CountedName | MeasuredName;

/** A measured figure is null in a week in which nothing could be measured. */
export type PortfolioWeek = { readonly week: string } & Readonly<Record<CountedName, number>> &
  Readonly<Record<MeasuredName, number | null>>;

/** The weeks of a period, earliest first. `now` in ms. */
export function weeklyOf(homes: readonly HomeFacts[], period: Period, now: number): readonly PortfolioWeek[] {
  const counts = countsOf(homes, period, now);
  const figures = homes.map((home) => homeFiguresOf(home, period, now));
  const lastDays = homes.map((home) => savesByWeek(home, period, now));
  return weeksOf(period).map((week) => {
    const soldThen = figures.filter(({ soldOn }) => soldOn !== null && mondayOf(soldOn) === week);
    return {
      week,
      ...(counts.get(week) ?? noCounts()),
      saves: sumOf(lastDays.map((saves) => saves.get(week) ?? null)),
      daysOnMarket: meanOf(soldThen.map(({ daysOnMarket }) => daysOnMarket)),
      saleToEstimate: saleShareOf(soldThen),
    };
  });
}

const noCounts = (): Record<CountedName, number> => ({
  views: 0,
  questions: 0,
  offers: 0,
  bidders: 0,
  held: 0,
  sold: 0,
});

function countsOf(homes: readonly HomeFacts[], period: Period, now: number) {
  const weeks = new Map(weeksOf(period).map((week) => [week, noCounts()]));
  const add = (day: string, name: CountedName, count: number) => {
    const week = weeks.get(mondayOf(day));
    if (week && period.from <= day && day <= period.to) week[name] += count;
  };
  for (const home of homes) {
    for (const { day, count } of home.views) add(day, 'views', count);
    for (const at of home.askedAt) add(newYorkDay(at), 'questions', 1);
    for (const at of home.offeredAt) add(newYorkDay(at), 'offers', 1);
    for (const auction of home.auctions.filter((each) => belongs(each, period, now))) {
      const day = newYorkDay(auction.overAt ?? now);
      add(day, 'bidders', auction.bidders);
      if (auction.result !== null) add(day, 'held', 1);
      if (auction.result === 'sold') add(day, 'sold', 1);
    }
  }
  return weeks;
}

/** How many people had the home saved at the end of each week, from the first day that was measured. */
function savesByWeek(home: HomeFacts, period: Period, now: number): ReadonlyMap<string, number> {
  const days = home.views.filter(({ day }) => period.from <= day && day <= period.to);
  const measured = days.flatMap(({ day, saves }) => (saves === undefined ? [] : { day, saves }));
  const latest = isIn(period, now) ? [{ day: newYorkDay(now), saves: home.saves }] : [];
  const inOrder = [...measured.sort((a, b) => (a.day < b.day ? -1 : 1)), ...latest];
  const byWeek = new Map<string, number>();
  let known: number | null = null;
  for (const week of weeksOf(period)) {
    for (const { day, saves } of inOrder) if (mondayOf(day) === week) known = saves;
    if (known !== null) byWeek.set(week, known);
  }
  return byWeek;
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((sumOf(values) ?? 0) / values.length);

/** Whole percent of the estimates of the homes sold. */
function saleShareOf(homes: readonly HomeFigures[]): number | null {
  const { priceCents, estimateCents } = pricesOf(homes.filter(({ price }) => price?.kind === 'sale'));
  return shareOfEstimate(priceCents, estimateCents);
}
