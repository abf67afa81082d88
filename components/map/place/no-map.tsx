import { CountyColumns } from '@/components/search/county-index';
import { CountyMap } from '@/components/search/county-map';
import { Notice } from '@/components/ui/notice';
import type { MapAnswer } from '@/lib/domain/map/map-answer';
import { noMap as copy } from '@/messages/map/no-map';

/** Fallback if the browser cannot draw the map: results by county, drawn and in words. */
export function NoMap({ counts }: { readonly counts: MapAnswer['counties'] }) {
  return (
    <div className="space-y-6">
      <NoMapNotice>{copy.listShowsSame}</NoMapNotice>
      <CountyMap counts={counts} className="w-full max-w-xl" />
      <CountyColumns counts={counts} className="columns-2 gap-x-6" />
    </div>
  );
}

/** Why there is no map, and what replaces it. */
export const NoMapNotice = ({ children }: { readonly children: string }) => (
  <Notice tone="warning" title={copy.browserCantDisplay}>
    {copy.mapNeedsWebGL({ children })}
  </Notice>
);
