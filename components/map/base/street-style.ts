import { layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './own-style';

const credit =
  '<a href="https://protomaps.com">Protomaps</a> © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Streets in the page's font. Icons are left out, since they would need a sprite of their own. */
export const streetStyle = (source: string, look: MapColors): StyleSpecification => ({
  version: 8,
  sources: { streets: { type: 'vector', url: source, attribution: credit } },
  layers: layers('streets', flavorOf(look), { lang: 'en' }).flatMap((layer) => {
    if (layer.type !== 'symbol') return layer;
    const { 'icon-image': icon, ...layout } = layer.layout ?? {};
    if (icon && !layout['text-field']) return [];
    return { ...layer, layout: { ...layout, 'text-font': [look.font] } };
  }),
});

const flavorOf = ({ water, text, textMuted }: MapColors) => ({
  ...namedFlavor('light'),
  water,
  roads_label_major: text,
  roads_label_minor: textMuted,
});
