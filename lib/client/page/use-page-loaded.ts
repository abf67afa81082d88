import { useSyncExternalStore } from 'react';

/** Whether the page's load event is over, after which what it opens by itself may be fetched. */
export const usePageLoaded = (): boolean => useSyncExternalStore(watch, isLoaded, () => false);

function watch(take: () => void): () => void {
  // After the event's own listeners, so that nothing is asked for while it lasts.
  const later = () => setTimeout(take);
  addEventListener('load', later);
  return () => removeEventListener('load', later);
}

const isLoaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
};
