import { toRoutePattern } from './route-pattern';

export interface AnalyticsIds {
  readonly gtmId: string | null;
  readonly gaId: string | null;
}

/** Separate from the tag manager's `dataLayer`, so that neither tool counts what is sent to the other. */
export const gaLayerName = 'gaLayer';

interface Layers {
  dataLayer?: unknown[];
  gaLayer?: unknown[];
}

/**
 * Tells both tools the page before they read it themselves. Their events then carry the route pattern instead
 * of the address, title and referrer.
 */
export function nameThisPage({ gtmId, gaId }: AnalyticsIds, path: string): void {
  const { dataLayer, gaLayer } = layers();
  const page = pageOf(path);
  if (gtmId !== null) toGtag(dataLayer)('set', page);
  if (gaId === null) return;
  const gtag = toGtag(gaLayer);
  if (gaLayer.length === 0) {
    gtag('js', new Date());
    gtag('config', gaId, { ...page, send_page_view: false, ignore_referrer: true });
  }
  gtag('set', page);
}

/** Reports one navigation to both tools. */
export function sendPageView({ gtmId, gaId }: AnalyticsIds, path: string): void {
  const { dataLayer, gaLayer } = layers();
  const page = pageOf(path);
  if (gtmId !== null) dataLayer.push({ event: 'page_view', ...page });
  if (gaId !== null) toGtag(gaLayer)('event', 'page_view', { ...page, send_to: gaId });
}

/** While this is set, Analytics sends nothing, even if its script is loaded. */
export function silenceAnalytics({ gaId }: AnalyticsIds, isSilent: boolean): void {
  if (gaId !== null) Reflect.set(window, `ga-disable-${gaId}`, isSilent);
}

/** With an empty referrer, the tools would read the document's. */
function pageOf(path: string) {
  const pattern = toRoutePattern(path);
  const { origin } = window.location;
  return { page_location: `${origin}${pattern}`, page_title: pattern, page_referrer: origin };
}

function layers(): Required<Layers> {
  const place: Layers = window;
  place.dataLayer ??= [];
  place.gaLayer ??= [];
  return { dataLayer: place.dataLayer, gaLayer: place.gaLayer };
}

/** Google's scripts accept a command only as an `arguments` object. */
const toGtag = (layer: unknown[]) =>
  function gtag(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array is no command
    layer.push(arguments);
  };
