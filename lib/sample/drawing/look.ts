import { darken, lighten, mix, snap } from './color';
import type { Building } from './draw-picture';
import { chooseLight, chooseSeason, type Light, type Season } from './light';
import { type Scheme, schemesOf } from './palette';
import { createRandom } from './random';

/** The colours, season and light of one listing, the same in all of its pictures. */
export type Look = Scheme & {
  season: Season;
  light: Light;
  snow: boolean;
  /** Light falls from the right instead of the left. */
  mirrored: boolean;
  horizon: string;
  leaf: Foliage;
  evergreen: Foliage;
  bark: string;
  grass: string;
  paving: string;
  road: string;
  iron: string;
};

export type Foliage = { dark: string; middle: string; bright: string };

export function createLook(building: Building, seed: string): Look {
  const random = createRandom(`${seed}/look/${building}`);
  const season = chooseSeason(random);
  const light = chooseLight(season, random);
  const tint = (color: string) => mix(color, light.ambient, light.strength);
  const scheme = random.pick(schemesOf(building));
  const leaf = random.pick(foliageOf[season]);
  return {
    ...tintScheme(scheme, tint),
    season,
    light,
    snow: season === 'winter',
    mirrored: random.chance(0.5),
    horizon: light.sky[2],
    leaf: foliage(tint(leaf)),
    evergreen: foliage(tint('#4f6b58')),
    bark: tint('#5b4a40'),
    grass: tint(random.pick(grassOf[season])),
    paving: tint(season === 'winter' ? '#dcdfe3' : '#cfc8bb'),
    road: tint(season === 'winter' ? '#8b919a' : '#77777a'),
    iron: tint('#23262c'),
  };
}

/** A house next door: the same day, other colours, a little paler so that the subject stands out. */
export function neighbourLook(look: Look, building: Building, seed: string): Look {
  const random = createRandom(`${seed}/neighbour`);
  const { light } = look;
  const fade = (color: string) => snap(mix(mix(color, light.ambient, light.strength), look.horizon, 0.24));
  const scheme = random.pick(
    schemesOf(building).filter(({ name, door }) => name !== look.name && door !== brandYellow),
  );
  return { ...look, ...tintScheme(scheme, fade) };
}

function tintScheme(scheme: Scheme, tint: (color: string) => string): Scheme {
  return {
    name: scheme.name,
    wall: tint(scheme.wall),
    trim: tint(scheme.trim),
    frame: tint(scheme.frame),
    stone: tint(scheme.stone),
    roof: tint(scheme.roof),
    // Brand yellow stays pure: it is the one accent.
    door: scheme.door === brandYellow ? mix(scheme.door, tint(scheme.door), 0.5) : tint(scheme.door),
    accent: tint(scheme.accent),
  };
}

const brandYellow = '#ffd600';

function foliage(color: string): Foliage {
  return { dark: darken(color, 0.32), middle: color, bright: lighten(mix(color, '#ffe08a', 0.18), 0.12) };
}

const foliageOf: Record<Season, readonly string[]> = {
  spring: ['#8fa768', '#9db07a', '#dba9ae', '#86a073'],
  summer: ['#6f8a5a', '#64835f', '#7d9160', '#5d7d63'],
  autumn: ['#c98b3f', '#b8653a', '#d3a24c', '#a8823f', '#b0563c'],
  winter: ['#8a7f78'],
};

const grassOf: Record<Season, readonly string[]> = {
  spring: ['#a3b277', '#99ad7b'],
  summer: ['#93a56c', '#8ba173', '#a0a56c'],
  autumn: ['#aca066', '#a39b6b'],
  winter: ['#eef0f2'],
};
