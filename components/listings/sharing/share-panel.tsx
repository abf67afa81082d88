import type { BadgeTone } from '@/components/ui/badge';
import { site } from '@/lib/site';
import type { ShareWords } from './share-copy';

/** Width in pixels of the left part of the share picture; the photo is next to it. */
export const sharePanel = { width: 540, height: 630 } as const;

/**
 * Text part of the share picture in the site's style. Rendered by satori, which supports flexbox but no
 * classes.
 */
export function SharePanel({ words }: { readonly words: ShareWords }) {
  const { badge, priceLabel, price, note, time, addressLines, listedBy } = words;
  return (
    <div style={panel}>
      <div style={row}>
        <Mark />
        <div style={{ fontSize: 26, fontWeight: 600 }}>{site.name}</div>
      </div>
      <div style={column}>
        <div style={{ ...badgeStyle, ...(tones[badge.tone] ?? tones.upcoming) }}>{badge.text}</div>
        <div style={{ fontSize: 28, marginTop: 24 }}>{priceLabel}</div>
        {price !== null && <div style={priceStyle(price)}>{price}</div>}
        <div style={quiet}>{note}</div>
        {time !== null && <div style={quiet}>{time}</div>}
      </div>
      <div style={{ ...column, borderTop: '6px solid #ffd600', paddingTop: 20 }}>
        <div style={{ fontSize: 32, fontWeight: 600, lineHeight: 1.2 }}>{addressLines[0]}</div>
        <div style={{ fontSize: 28 }}>{addressLines[1]}</div>
        {listedBy !== undefined && <div style={brokerStyle(listedBy)}>{listedBy}</div>}
      </div>
    </div>
  );
}

const Mark = () => (
  <svg aria-hidden="true" width="44" height="48" viewBox="4 2 56 60">
    <g transform="rotate(14 32 32)">
      <path d="M32 4 55 24v23H38v11a6 6 0 0 1-12 0V47H9V24z" fill="#ffd600" />
      <path d="M32 21a6.5 6.5 0 0 1 3.5 12l2 8h-11l2-8A6.5 6.5 0 0 1 32 21z" fill="#000" />
    </g>
  </svg>
);

const column = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
const panel = {
  ...column,
  ...sharePanel,
  alignItems: 'stretch',
  justifyContent: 'space-between',
  padding: '48px 44px',
  background: '#000',
  color: '#fff',
  fontFamily: 'Poppins',
} as const;
const row = { display: 'flex', alignItems: 'center', gap: 16 } as const;
const quiet = { fontSize: 24, color: '#dededa' } as const;
const badgeStyle = {
  display: 'flex',
  padding: '4px 14px',
  borderRadius: 6,
  fontSize: 24,
  fontWeight: 600,
} as const;

/** Live is yellow, as everywhere; other statuses differ only by their word. */
const tones: Partial<Record<BadgeTone, object>> & { readonly upcoming: object } = {
  live: { background: '#ffd600', color: '#000' },
  upcoming: { background: '#fff', color: '#000' },
  muted: { border: '2px solid #dededa', color: '#fff' },
};

/** Names as long as the form allows still fit. */
const brokerStyle = (listedBy: string) => ({
  ...quiet,
  fontSize: listedBy.length > 90 ? 15 : 22,
  marginTop: 8,
});

/** Nine digits still fit on one line. */
const priceStyle = (price: string) => ({
  fontSize: price.length > 10 ? 64 : 80,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
});
