import { Button } from '@/components/ui/button';
import { fewestCorners } from '@/lib/domain/search/query/listing-query';
import { drawingBar as copy } from '@/messages/map/drawing-bar';
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
        <legend className="sr-only">{copy.drawingMode}</legend>
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
            {copy.setCorner}
          </Button>
          <Button size="small" disabled={count === 0} onClick={tool.undo}>
            {copy.undo}
          </Button>
          <Button size="small" variant="primary" disabled={count < fewestCorners} onClick={tool.finish}>
            {copy.searchArea}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={() => setMode(null)}>
        {copy.cancel}
      </Button>
    </>
  );
}

const modes: readonly (readonly [DrawingMode, string])[] = [
  ['freehand', copy.freehand],
  ['polygon', copy.cornerCorner],
];

function instruction(mode: DrawingMode, count: number): string {
  if (mode === 'freehand') return copy.drawAroundArea;
  if (count === 0) return copy.clickTapEach;
  return count < fewestCorners ? copy.cornersSetNeed({ count, fewestCorners }) : copy.cornersSet({ count });
}
