import { mapLegend as copy } from '@/messages/map/map-legend';

/** Legend of the pin outlines; colors only repeat it. */
export function MapLegend() {
  return (
    <ul aria-label={copy.mapLegend} className="map-legend">
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
