import { useEffect } from 'react';

const BEGIN = 'progress-begin';
const END = 'progress-end';

/** Shows the progress bar during a navigation by code. Links start it themselves. */
export function useProgressWhile(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    dispatchEvent(new Event(BEGIN));
    return () => {
      dispatchEvent(new Event(END));
    };
  }, [isPending]);
}

/** Called by the progress bar. Returns a cleanup function. */
export function onProgress({ begin, end }: { readonly begin: () => void; readonly end: () => void }) {
  addEventListener(BEGIN, begin);
  addEventListener(END, end);
  return () => {
    removeEventListener(BEGIN, begin);
    removeEventListener(END, end);
  };
}
