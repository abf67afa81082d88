/** Legend of the pin outlines; colors only repeat it. */
import { mapLegend as copy } from '@/messages/map/map-legend';

export function MapLegend() {
  return (
    <ul aria-label={copy.mapLegend} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-muted">
      <li className="flex items-center gap-1.5">
        <Sample format="auction" phase="upcoming" />
        {copy.auction}
      </li>
      <li className="flex items-center gap-1.5">
        <Sample format="auction" phase="live" />
        {copy.auctionOpenNow}
      </li>
      <li className="flex items-center gap-1.5">
        <Sample format="fixed-price" phase="for-sale" />
        {copy.fixedPrice}
      </li>
      <li className="flex items-center gap-1.5">
        {copy.homes({
          span: (children) => (
            <span aria-hidden="true" className="pin pin-cluster">
              {children}
            </span>
          ),
        })}
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
