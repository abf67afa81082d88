import { counties } from '@/lib/domain/locations/counties';
import type { CountyCounts } from './county-index';

/** Longitude and latitude, or x and y. */
type Point = readonly [number, number];

const SCALE = 66;
/** A degree of longitude is shorter than one of latitude by the cosine of the state's middle latitude. */
const SHRINK = Math.cos((42.8 * Math.PI) / 180);
const WEST = -79.9;
const NORTH = 45.15;

/**
 * A simple outline of the state with one disc per county, its area proportional to the number of homes, and
 * New York City as an inset. The index has the same data as text.
 */
export function CountyMap({
  counts,
  className,
}: {
  readonly counts: CountyCounts;
  readonly className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 392 316" className={className}>
      {land.map((shore) => (
        <path
          key={shore[0]?.join()}
          d={`M${shore.map(toPoint).join('L')}Z`}
          className="fill-surface-muted stroke-line"
          strokeLinejoin="round"
        />
      ))}
      {counties
        .filter(({ borough }) => borough === null)
        .map(({ slug, longitude, latitude }) => (
          <CountyDisc key={slug} at={toPoint([longitude, latitude])} count={counts[slug] ?? 0} />
        ))}
      <CityInset counts={counts} />
    </svg>
  );
}

function CountyDisc({ at: [cx, cy], count }: { readonly at: Point; readonly count: number }) {
  if (count === 0) return <circle cx={cx} cy={cy} r={1.5} className="fill-text-muted" />;
  return (
    <circle cx={cx} cy={cy} r={round(1.5 + Math.sqrt(count) * 2.1)} className="fill-primary stroke-surface" />
  );
}

const cityRegion = 'New York City';
const insetScale = 4.2;
const insetCenter: Point = [70, 66];
const cityCenter: Point = [-73.95, 40.72];

/** The five boroughs, enlarged, because their discs would overlap on the map of the state. */
function CityInset({ counts }: { readonly counts: CountyCounts }) {
  const [x, y] = insetCenter;
  const [left, top] = toPoint(cityCenter);
  return (
    <g>
      <path d={`M${x + 50} ${y + 35}L${left} ${top}`} className="stroke-line" />
      <circle cx={left} cy={top} r={9} className="fill-none stroke-text-muted" />
      <circle cx={x} cy={y} r={62} className="fill-surface stroke-line" />
      {counties.map(({ slug, borough, longitude, latitude }) => {
        if (borough === null) return null;
        const [cx, cy] = toPoint([longitude, latitude]);
        const at = [round(x + (cx - left) * insetScale), round(y + (cy - top) * insetScale)] as const;
        return <CountyDisc key={slug} at={at} count={counts[slug] ?? 0} />;
      })}
      <text x={x} y={y - 46} textAnchor="middle" fontSize={11} className="fill-text">
        {cityRegion}
      </text>
    </g>
  );
}

function toPoint([longitude, latitude]: Point): readonly [number, number] {
  return [round((longitude - WEST) * SCALE * SHRINK), round((NORTH - latitude) * SCALE)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Hand-drawn corners of the coast and border: mainland, Long Island, Staten Island. */
const land: readonly (readonly Point[])[] = [
  [
    [-79.76, 42.0],
    [-79.76, 42.27],
    [-79.35, 42.49],
    [-79.05, 42.69],
    [-78.86, 42.83],
    [-78.92, 42.95],
    [-79.02, 43.07],
    [-79.06, 43.26],
    [-78.5, 43.37],
    [-77.99, 43.37],
    [-77.53, 43.25],
    [-76.95, 43.28],
    [-76.5, 43.47],
    [-76.2, 43.56],
    [-76.21, 43.85],
    [-76.13, 44.0],
    [-76.35, 44.13],
    [-75.92, 44.34],
    [-75.5, 44.7],
    [-75.0, 44.96],
    [-74.72, 45.0],
    [-73.34, 45.01],
    [-73.39, 44.62],
    [-73.31, 44.25],
    [-73.43, 44.02],
    [-73.35, 43.75],
    [-73.42, 43.6],
    [-73.25, 43.52],
    [-73.27, 42.75],
    [-73.51, 42.05],
    [-73.48, 41.21],
    [-73.73, 41.1],
    [-73.66, 40.99],
    [-73.79, 40.87],
    [-73.93, 40.79],
    [-74.02, 40.71],
    [-73.9, 41.0],
    [-74.69, 41.36],
    [-75.05, 41.61],
    [-75.08, 41.81],
    [-75.36, 42.0],
  ],
  [
    [-74.03, 40.61],
    [-73.92, 40.79],
    [-73.75, 40.84],
    [-73.3, 40.92],
    [-72.6, 40.98],
    [-72.26, 41.16],
    [-72.45, 40.99],
    [-72.62, 40.91],
    [-72.3, 41.01],
    [-71.87, 41.07],
    [-72.4, 40.85],
    [-73.0, 40.67],
    [-73.55, 40.59],
    [-73.95, 40.57],
  ],
  [
    [-74.25, 40.5],
    [-74.19, 40.64],
    [-74.07, 40.65],
    [-74.06, 40.6],
    [-74.13, 40.54],
  ],
];
