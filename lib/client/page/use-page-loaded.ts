import { useSyncExternalStore } from 'react';

/** Whether the page's load event is over. Components that open by themselves load only after it. */
export const usePageLoaded = (): boolean => useSyncExternalStore(watch, isLoaded, () => false);

function watch(take: () => void): () => void {
  // After the event's own listeners, so that nothing is fetched during the event.
  const later = () => setTimeout(take);
  addEventListener('load', later);
  return () => removeEventListener('load', later);
}

const isLoaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
};
