import 'server-only';

/**
 * What takes long to draw: one drawing at a time, each shared by all who ask for its name meanwhile or later, and the
 * `limit` that were asked for last kept. One that fails is not kept.
 */
export function createDrawings(limit: number) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (draw: () => Promise<Buffer>): Promise<Buffer> => {
    const turn = last.then(draw);
    last = turn.catch(() => undefined);
    return turn;
  };

  return function getDrawing(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(name);
    const drawing = known ?? inTurn(draw);
    // A map keeps the order of insertion: what was asked for last stands last.
    kept.delete(name);
    kept.set(name, drawing);
    if (kept.size > limit) kept.delete(kept.keys().next().value ?? '');
    if (!known) drawing.catch(() => kept.delete(name));
    return drawing;
  };
}
