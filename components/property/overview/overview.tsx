import type { ReactNode } from 'react';
import { DetailSection, Fold } from '@/components/property/detail-section';
import { KeyFactsPart, type ShownListing } from '@/components/property/html-parts';
import { overview as copy } from '@/messages/property/overview';
import { splitRemarks } from './split-remarks';

interface OverviewProps {
  readonly remarks: string;
  readonly listing: ShownListing;
  readonly map: ReactNode;
  /** What follows a win. */
  readonly children: ReactNode;
}

/** Description, key facts beside the map, and what comes next. */
export function Overview({ remarks, listing, map, children }: OverviewProps) {
  const [shown, rest] = splitRemarks(remarks);
  return (
    <DetailSection id="overview" title={copy.overview}>
      <p className="remarks">{shown}</p>
      {rest && (
        <Fold summary={copy.readMore}>
          <p className="remarks">{rest}</p>
        </Fold>
      )}
      <div className="mt-3 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <KeyFactsPart listing={listing} />
        {map}
      </div>
      {children}
    </DetailSection>
  );
}
