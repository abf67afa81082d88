import { Button } from '@/components/ui/button';

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
        {hasArea ? 'Draw another area' : 'Draw an area'}
      </Button>
      {hasArea ? (
        <Button size="small" onClick={removeArea}>
          Remove the area
        </Button>
      ) : (
        <>
          <label className="choice text-sm">
            <input
              type="checkbox"
              checked={isSearching}
              onChange={({ target }) => setIsSearching(target.checked)}
            />
            Search as I move the map
          </label>
          {!isSearching && (
            <Button size="small" onClick={searchHere}>
              Search what is shown
            </Button>
          )}
        </>
      )}
    </>
  );
}
