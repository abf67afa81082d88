import { Button } from '@/components/ui/button';
import { fewestCorners } from '@/lib/domain/search/query/listing-query';
import { formatPlural } from '@/lib/format';
import type { DrawingMode } from './area-tool';
import type { Drawing } from './use-drawing';

interface DrawingBarProps {
  readonly drawing: Drawing;
  readonly setMode: (mode: DrawingMode | null) => void;
}

/** Toolbar while an area is drawn. */
export function DrawingBar({ drawing: { tool, mode, count }, setMode }: DrawingBarProps) {
  return (
    <>
      {/* As high as its longest text, so that the map does not move at the first corner. */}
      <p role="status" className="min-h-[3.75rem] w-full text-sm sm:min-h-10">
        {instruction(mode, count)}
      </p>
      <fieldset className="flex gap-4">
        <legend className="sr-only">How to draw</legend>
        {modes.map(([each, label]) => (
          <label key={each} className="choice text-sm">
            <input type="radio" name="drawing-mode" checked={mode === each} onChange={() => setMode(each)} />
            {label}
          </label>
        ))}
      </fieldset>
      {mode === 'polygon' && (
        <>
          <Button size="small" onClick={tool.addMiddle}>
            Set corner
          </Button>
          <Button size="small" disabled={count === 0} onClick={tool.undo}>
            Take back
          </Button>
          <Button size="small" variant="primary" disabled={count < fewestCorners} onClick={tool.finish}>
            Search this area
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={() => setMode(null)}>
        Cancel
      </Button>
    </>
  );
}

const modes: readonly (readonly [DrawingMode, string])[] = [
  ['polygon', 'Corner by corner'],
  ['freehand', 'Freehand'],
];

function instruction(mode: DrawingMode, count: number): string {
  if (mode === 'freehand')
    return 'Draw around the area with the mouse or a finger. It is searched when you let go.';
  if (count === 0)
    return 'Press the map at each corner of the area. By keyboard: move it with the arrow keys, Enter sets a corner in its middle.';
  const missing = count < fewestCorners ? `, at least ${fewestCorners} are needed` : '';
  return `${formatPlural(count, 'corner')} set${missing}.`;
}
