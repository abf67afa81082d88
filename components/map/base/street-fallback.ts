import type { StyleSpecification, StyleSwapOptions } from 'maplibre-gl';
import { forgetStreets, type Streets } from '@/lib/client/map/street-tiles';

/** The part of a map that this needs. */
interface StyledMap {
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
  setStyle(style: StyleSpecification, options: StyleSwapOptions): unknown;
}

/** For a style that does not respond. */
const silenceMs = 5_000;

/**
 * Draws the map in `style` if the streets fail: a configured style before it has loaded or after 5 seconds of
 * silence, an archive before all its tiles in view have loaded. A tile that fails later leaves the others in
 * place.
 */
export function fallBackOnFailure(map: StyledMap, streets: Streets, style: StyleSpecification): void {
  const isArchive = 'source' in streets;
  const done = isArchive ? 'load' : 'style.load';
  const stop = () => {
    clearTimeout(timer);
    map.off('error', fallBack);
    map.off(done, stop);
    map.off('remove', stop);
  };
  const fallBack = () => {
    stop();
    forgetStreets();
    // A style that has not loaded cannot be compared with another.
    map.setStyle(style, isArchive ? { transformStyle: withPins } : { diff: false });
  };
  const timer = isArchive ? undefined : setTimeout(fallBack, silenceMs);
  map.on('error', fallBack);
  map.on(done, stop);
  map.on('remove', stop);
}

/** Keeps what was added to the map of an archive, such as the source of the pins. */
export function withPins(
  before: StyleSpecification | undefined,
  own: StyleSpecification,
): StyleSpecification {
  if (!before) return own;
  const { streets: _failed, ...added } = before.sources;
  const layers = before.layers.filter((layer) => 'source' in layer && layer.source in added);
  return { ...own, sources: { ...own.sources, ...added }, layers: [...own.layers, ...layers] };
}
