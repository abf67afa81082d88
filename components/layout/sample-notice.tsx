/** Local mode only: makes clear that the sample catalog is not real. */
import { sampleNotice as copy } from '@/messages/site/sample-notice';

export function SampleNotice() {
  return (
    <aside
      aria-label={copy.sampleCatalog}
      className="no-print border-b border-line bg-surface-muted py-2 text-center text-sm text-text-muted"
    >
      <p className="page-width">{copy.sampleCatalogProperties}</p>
    </aside>
  );
}
