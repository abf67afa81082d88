export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);

/** Summarizes latencies in milliseconds. `totalMs` is the wall time of all of them. */
export const latencySummary = (latencies, totalMs) => ({
  perSecond: (latencies.length / totalMs) * 1000,
  p50: median(latencies),
  p99: quantile(latencies, 0.99),
});
export const rate = (perSecond, what = '') =>
  `${perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond)}/s${what}`;
export const ms = (value) => `${value < 10 ? value.toFixed(value < 1 ? 2 : 1) : Math.round(value)} ms`;
export const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} K`;
