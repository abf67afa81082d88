import { useEffect } from 'react';
import { createCell } from './cell';

/** Number of navigations by code that are under way. Links start the progress bar themselves. */
export const navigations = createCell(0);

/** Shows the progress bar during a navigation by code. */
export function useProgressWhile(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    navigations.set(navigations.get() + 1);
    return () => navigations.set(navigations.get() - 1);
  }, [isPending]);
}
