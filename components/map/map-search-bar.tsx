import type { DrawingMode } from '@/components/map/drawing/area-tool';
import { Button } from '@/components/ui/button';
import { mapSearchBar as copy } from '@/messages/map/map-search-bar';

interface SearchBarProps {
  readonly isSearching: boolean;
  readonly hasArea: boolean;
  readonly setIsSearching: (isSearching: boolean) => void;
  readonly searchHere: () => void;
  readonly draw: (mode: DrawingMode) => void;
  readonly removeArea: () => void;
}

/** Map search mode: by drawn area, while moving, or on request. */
export function MapSearchBar(props: SearchBarProps) {
  const { isSearching, hasArea, setIsSearching, searchHere, draw, removeArea } = props;
  return (
    <>
      {/* A pointer draws freehand; the keyboard, whose click has no detail, sets corners. */}
      <Button size="small" onClick={({ detail }) => draw(detail === 0 ? 'polygon' : 'freehand')}>
        {hasArea ? copy.drawAnotherArea : copy.drawArea}
      </Button>
      {hasArea ? (
        <Button size="small" onClick={removeArea}>
          {copy.removeArea}
        </Button>
      ) : (
        <>
          <label className="choice text-sm">
            <input
              type="checkbox"
              checked={isSearching}
              onChange={({ target }) => setIsSearching(target.checked)}
            />
            {copy.searchMoveMap}
          </label>
          {!isSearching && (
            <Button size="small" onClick={searchHere}>
              {copy.searchMapArea}
            </Button>
          )}
        </>
      )}
    </>
  );
}
