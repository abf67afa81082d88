/** Legend of the pin outlines; colors only repeat it. */
export function MapLegend() {
  return (
    <ul aria-label="Key to the map" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-muted">
      <li className="flex items-center gap-1.5">
        <Sample format="auction" phase="upcoming" />
        Auction
      </li>
      <li className="flex items-center gap-1.5">
        <Sample format="auction" phase="live" />
        Auction open now
      </li>
      <li className="flex items-center gap-1.5">
        <Sample format="fixed-price" phase="for-sale" />
        Fixed price
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="pin pin-cluster">
          9
        </span>
        Several homes
      </li>
    </ul>
  );
}

const Sample = ({ format, phase }: { readonly format: string; readonly phase: string }) => (
  <span aria-hidden="true" className="pin" data-format={format} data-phase={phase}>
    <span className="pin-outline">
      <span className="pin-inside" />
    </span>
  </span>
);
