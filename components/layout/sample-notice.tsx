/** Local mode only: makes clear that the sample catalog is not real. */
export function SampleNotice() {
  return (
    <aside
      aria-label="Sample catalog"
      className="no-print border-b border-line bg-surface-muted py-2 text-center text-sm text-text-muted"
    >
      <p className="page-width">Sample catalog: these properties, people and pictures are invented.</p>
    </aside>
  );
}
