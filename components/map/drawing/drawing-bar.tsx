import { Button } from '@/components/ui/button';
import { formatPlural } from '@/lib/format';
import { fewestCorners } from './use-drawing';

interface DrawingBarProps {
  readonly count: number;
  readonly addMiddle: () => void;
  readonly undo: () => void;
  readonly stop: () => void;
  readonly finish: () => void;
}

/** While an area is drawn. */
export function DrawingBar({ count, addMiddle, undo, stop, finish }: DrawingBarProps) {
  return (
    <>
      <p role="status" className="w-full text-sm">
        {count === 0
          ? 'Press the map at each corner of the area. By keyboard: move it with the arrow keys, Enter sets a corner in its middle.'
          : `${formatPlural(count, 'corner')} set${count < fewestCorners ? `, at least ${fewestCorners} are needed` : ''}.`}
      </p>
      <Button size="small" onClick={addMiddle}>
        Set corner
      </Button>
      <Button size="small" disabled={count === 0} onClick={undo}>
        Take back
      </Button>
      <Button size="small" variant="primary" disabled={count < fewestCorners} onClick={finish}>
        Search this area
      </Button>
      <Button size="small" variant="quiet" onClick={stop}>
        Cancel
      </Button>
    </>
  );
}
