import { describe, expect, test } from 'vitest';
import { type DeskNewsState, type FreshRows, newsWindowMs, noDeskNews, planDeskNews } from './desk-news';
import { type DeskFigures, thresholds } from './queue';

const hourMs = 3_600_000;
/** Thursday, 7:00 AM in New York. */
const early = Date.parse('2026-11-26T12:00:00Z');
const none = { count: 0, oldestAt: null };
const quiet: DeskFigures = {
  reviews: none,
  verifications: none,
  limits: none,
  reports: none,
  defaults: none,
  relations: none,
  documents: none,
  mails: none,
};
const nothing: FreshRows = { count: 0, latestAt: null };
const noRows = { verifications: nothing, limits: nothing, reports: nothing, defaults: nothing };

interface Parts {
  readonly state?: DeskNewsState;
  readonly figures?: Partial<DeskFigures>;
  readonly fresh?: Partial<typeof noRows>;
  readonly now?: number;
}
const plan = ({ state = noDeskNews, figures = {}, fresh = {}, now = early }: Parts) =>
  planDeskNews(state, {
    figures: { ...quiet, ...figures },
    fresh: { ...noRows, ...fresh },
    week: '2026-11-16',
    now,
  });

describe('staff are told', () => {
  test('once of new rows, with the number that waits', () => {
    const figures = { reports: { count: 5, oldestAt: early - hourMs } };
    const first = plan({ figures, fresh: { reports: { count: 2, latestAt: early - 1 } } });
    expect(first.news).toEqual([{ news: 'new', queue: 'reports', fresh: 2, ...figures.reports }]);
    expect(first.state.toldUntil).toEqual({ reports: early - 1 });
    expect(plan({ state: first.state, figures }).news).toEqual([]);
  });

  test('of 100 reports within an hour a few times, and of each once', () => {
    let state = noDeskNews;
    const told: number[] = [];
    let waiting: number[] = [];
    for (let minute = 0; minute <= 80; minute += 1) {
      const now = early + minute * 60_000;
      if (minute < 60) waiting.push(...Array.from({ length: minute % 3 === 0 ? 1 : 2 }, () => now - 1));
      const fresh = { count: waiting.length, latestAt: waiting.at(-1) ?? null };
      const { news, state: after } = plan({ state, fresh: { reports: fresh }, now });
      const of = news.filter((each) => each.news === 'new');
      told.push(...of.map((each) => each.fresh));
      if (of.length > 0) waiting = [];
      state = after;
    }
    expect(told.length).toBeLessThanOrEqual(60 / (newsWindowMs / 60_000) + 1);
    expect(told.reduce((sum, count) => sum + count)).toBe(100);
    expect(told[0]).toBe(1);
  });

  test('of a queue that keeps filling up, once an hour', () => {
    const full = { reviews: { count: thresholds.reviews.count, oldestAt: early } };
    let state = noDeskNews;
    let times = 0;
    for (let minute = 0; minute < 120; minute += 1) {
      const figures = minute % 2 === 0 ? full : {};
      const planned = plan({ state, figures, now: early + minute * 60_000 });
      times += planned.news.filter(({ news }) => news === 'full').length;
      state = planned.state;
    }
    expect(times).toBe(2);
  });

  test('of a full queue at once, again after a day, and at once after it was empty meanwhile', () => {
    const figures = { reviews: { count: thresholds.reviews.count, oldestAt: early } };
    const first = plan({ figures });
    expect(first.news.map(({ news, queue }) => `${news} ${queue}`)).toEqual(['full reviews']);
    const later = (hours: number) =>
      plan({ state: first.state, figures, now: early + hours * hourMs }).news.filter(
        ({ news }) => news === 'full',
      ).length;
    expect([later(23), later(24)]).toEqual([0, 1]);
    const calm = plan({ state: first.state, now: early + hourMs });
    expect(plan({ state: calm.state, figures, now: early + 2 * hourMs }).news).toHaveLength(1);
  });

  test('of the figures of a week once', () => {
    const first = plan({});
    expect(first.sendsFigures).toBe(true);
    expect(plan({ state: first.state }).sendsFigures).toBe(false);
    expect(plan({ state: { ...first.state, figuresWeek: '2026-11-09' } }).sendsFigures).toBe(true);
  });

  test('of everything that waits once a day, from eight in the morning in New York on', () => {
    const figures = { mails: { count: 1, oldestAt: early } };
    const digest = (state: DeskNewsState, now: number) => plan({ state, figures, now });
    expect(digest(noDeskNews, early).sendsDigest).toBe(false);
    const first = digest(noDeskNews, early + hourMs);
    expect(first.sendsDigest).toBe(true);
    expect(digest(first.state, early + 12 * hourMs).sendsDigest).toBe(false);
    expect(digest(first.state, early + 25 * hourMs).sendsDigest).toBe(true);
    expect(plan({ now: early + hourMs }).sendsDigest).toBe(false);
  });
});
