export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);

/** What a number of answers took: milliseconds each, and all of them in `totalMs`. */
export const latencySummary = (latencies, totalMs) => ({
  perSecond: (latencies.length / totalMs) * 1000,
  p50: median(latencies),
  p99: quantile(latencies, 0.99),
});
