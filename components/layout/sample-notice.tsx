/** In local mode only: nobody shall take the sample catalogue for real. */
export function SampleNotice() {
  return (
    <aside
      aria-label="Sample catalogue"
      className="no-print border-b border-line bg-surface-muted py-2 text-center text-sm text-text-muted"
    >
      <p className="page-width">Sample catalogue: these properties, people and pictures are invented.</p>
    </aside>
  );
}
