import { useEffect, useState } from 'react';

/** False in the HTML and until the page has loaded and the browser has nothing else to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = afterIdle(() => setIsIdle(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}

/** Safari has no requestIdleCallback. */
function afterIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1000);
  return () => clearTimeout(timer);
}
