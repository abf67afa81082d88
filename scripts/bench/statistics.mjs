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
