import { Button } from '@/components/ui/button';
import * as copy from '@/messages/map';

interface SearchBarProps {
  readonly isSearching: boolean;
  readonly hasArea: boolean;
  readonly setIsSearching: (isSearching: boolean) => void;
  readonly searchHere: () => void;
  readonly draw: () => void;
  readonly removeArea: () => void;
}

/** Map search mode: by drawn area, while moving, or on request. */
export function MapSearchBar(props: SearchBarProps) {
  const { isSearching, hasArea, setIsSearching, searchHere, draw, removeArea } = props;
  return (
    <>
      <Button size="small" onClick={draw}>
        {hasArea ? copy.mapSearchBar.drawAnotherArea : copy.mapSearchBar.drawArea}
      </Button>
      {hasArea ? (
        <Button size="small" onClick={removeArea}>
          {copy.mapSearchBar.removeArea}
        </Button>
      ) : (
        <>
          <label className="choice text-sm">
            <input
              type="checkbox"
              checked={isSearching}
              onChange={({ target }) => setIsSearching(target.checked)}
            />
            {copy.mapSearchBar.searchMoveMap}
          </label>
          {!isSearching && (
            <Button size="small" onClick={searchHere}>
              {copy.mapSearchBar.searchMapArea}
            </Button>
          )}
        </>
      )}
    </>
  );
}
