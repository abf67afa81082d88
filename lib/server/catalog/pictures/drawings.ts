import 'server-only';

/**
 * Runs slow drawings one at a time and caches the `limit` most recently requested ones by name. Requests for
 * the same name share one drawing. A failed drawing is not cached.
 */
export function createDrawings(limit: number) {
  const cache = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (draw: () => Promise<Buffer>): Promise<Buffer> => {
    const turn = last.then(draw);
    last = turn.catch(() => undefined);
    return turn;
  };

  return function getDrawing(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const cached = cache.get(name);
    const drawing = cached ?? inTurn(draw);
    // A map keeps insertion order, so the most recently requested drawing is last.
    cache.delete(name);
    cache.set(name, drawing);
    if (cache.size > limit) cache.delete(cache.keys().next().value ?? '');
    if (!cached) drawing.catch(() => cache.delete(name));
    return drawing;
  };
}
