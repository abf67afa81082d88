import { useEffect, useState } from 'react';
import { pageRoutes } from '@/lib/page-routes';
import { ratesPage as copy } from '@/messages/costs/rates-page';
import type { RatesTableProps } from './rates-table';

/** Loads the page as a whole. After a reload another one might not help either, so the reader decides. */
export function WholePage(_props: RatesTableProps) {
  const [isAfterReload] = useState(isReloaded);
  useEffect(() => {
    if (!isAfterReload) location.reload();
  }, [isAfterReload]);
  if (!isAfterReload) return null;
  return (
    <p>
      <a href={pageRoutes.rates} className="text-link">
        {copy.load}
      </a>
    </p>
  );
}

const isReloaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
};
