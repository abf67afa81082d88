import type { Random } from './random';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Light = {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string];
  glow: string;
  /** What everything is tinted with, and how much. */
  ambient: string;
  strength: number;
  shadow: string;
  shadowOpacity: number;
  cloud: string;
  cloudOpacity: number;
  /** Share of the windows with a lamp behind them. */
  lit: number;
};

const morning: Light = {
  sky: ['#9fbdd0', '#d3ddd9', '#f6e4cb'],
  glow: '#fff3d8',
  ambient: '#ffe6c4',
  strength: 0.08,
  shadow: '#2b3150',
  shadowOpacity: 0.24,
  cloud: '#fffaf0',
  cloudOpacity: 0.7,
  lit: 0.06,
};

const clear: Light = {
  sky: ['#79a5c4', '#aecbd9', '#e6ece4'],
  glow: '#ffffff',
  ambient: '#eaf2f4',
  strength: 0.04,
  shadow: '#1f2b48',
  shadowOpacity: 0.26,
  cloud: '#ffffff',
  cloudOpacity: 0.75,
  lit: 0.03,
};

const golden: Light = {
  sky: ['#86a0b4', '#dcc7a8', '#f4bd84'],
  glow: '#ffe2a8',
  ambient: '#f2a860',
  strength: 0.14,
  shadow: '#3a2c4c',
  shadowOpacity: 0.3,
  cloud: '#fbe0c0',
  cloudOpacity: 0.65,
  lit: 0.14,
};

const dusk: Light = {
  sky: ['#344569', '#7b7d9e', '#e3ad92'],
  glow: '#f6c79c',
  ambient: '#33406b',
  strength: 0.3,
  shadow: '#141a36',
  shadowOpacity: 0.34,
  cloud: '#c9a3a4',
  cloudOpacity: 0.4,
  lit: 0.5,
};

const overcast: Light = {
  sky: ['#aebcc6', '#ced5d6', '#ebe7de'],
  glow: '#f6f2ea',
  ambient: '#bcc8d0',
  strength: 0.14,
  shadow: '#33405a',
  shadowOpacity: 0.2,
  cloud: '#f2f2ee',
  cloudOpacity: 0.55,
  lit: 0.2,
};

const winterRose: Light = {
  sky: ['#93abc4', '#cfd0dc', '#f3d8cd'],
  glow: '#fdeadd',
  ambient: '#aebad6',
  strength: 0.12,
  shadow: '#36446c',
  shadowOpacity: 0.24,
  cloud: '#f8e6e2',
  cloudOpacity: 0.6,
  lit: 0.22,
};

const lights: Record<Season, readonly Light[]> = {
  spring: [morning, clear, clear, golden, dusk],
  summer: [morning, clear, clear, golden, dusk],
  autumn: [morning, clear, golden, golden, overcast, dusk],
  winter: [overcast, winterRose, winterRose, dusk],
};

export function chooseSeason(random: Random): Season {
  return random.pick(['spring', 'summer', 'summer', 'summer', 'autumn', 'autumn', 'winter']);
}

export function chooseLight(season: Season, random: Random): Light {
  return random.pick(lights[season]);
}
