import type { County } from '@/lib/domain/locations/counties';
import { listTowns, type Town } from '@/lib/domain/locations/towns';
import type { Random } from './drawing/random';
import { type Setting, settingOf } from './settings';

/** Made up: plausible in the state, chosen so that a number on one of them is nobody's home. */
const streetNames = [
  'Alderkill',
  'Applegarth',
  'Ashgrove Mill',
  'Barnswallow',
  'Bellwether',
  'Birchmere',
  'Blackrush',
  'Bluestem',
  'Bramblewick',
  'Breckenfield',
  'Calderwood',
  'Candleberry',
  'Carrick Mill',
  'Catbriar',
  'Chestnut Wicket',
  'Clovermead',
  'Copperbeech',
  'Cranesbill',
  'Dovetail',
  'Drumlin View',
  'Eastwicket',
  'Elderbrook',
  'Fallowfield',
  'Featherbed',
  'Fernhollow',
  'Fiddlehead',
  'Foxglove',
  'Gannet',
  'Goldenrod',
  'Granary',
  'Graywacke',
  'Hackberry',
  'Harrowgate',
  'Hawkweed',
  'Heronsgate',
  'Hickory Kill',
  'Hollyhock',
  'Hopyard',
  'Inkberry',
  'Ironwood',
  'Juniper Knoll',
  'Kestrel',
  'Kittiwake',
  'Lantern',
  'Larkspur',
  'Limekiln View',
  'Loomis Wicket',
  'Marshmallow',
  'Millrace',
  'Moccasin Flower',
  'Mulberry Gate',
  'Nettlebrook',
  'Nightjar',
  'Nuthatch',
  'Oatfield',
  'Orchardgate',
  'Oxbow',
  'Pepperidge',
  'Periwinkle',
  'Pewter',
  'Pintail',
  'Plover',
  'Quarrymen',
  'Quillwort',
  'Rushlight',
  'Saltmeadow',
  'Sandpiper',
  'Sassafras',
  'Sawpit',
  'Shadbush',
  'Silverweed',
  'Skylark',
  'Sorrel',
  'Spicebush',
  'Starling',
  'Stonewicket',
  'Swallowtail',
  'Sweetfern',
  'Tamarack',
  'Teasel',
  'Thistledown',
  'Thornapple',
  'Tidewheel',
  'Tollgate',
  'Trillium',
  'Tupelo',
  'Vandermolen',
  'Vetch',
  'Wagonwheel',
  'Waxwing',
  'Whippoorwill',
  'Windlass',
  'Winterberry',
  'Witchhazel',
  'Yarrow',
] as const;

const suffixes: Readonly<Record<Setting, readonly string[]>> = {
  manhattan: ['Street', 'Place', 'Terrace'],
  borough: ['Street', 'Avenue', 'Place', 'Street', 'Boulevard'],
  suburb: ['Lane', 'Drive', 'Court', 'Avenue', 'Road'],
  city: ['Street', 'Avenue', 'Street', 'Place', 'Parkway'],
  rural: ['Road', 'Road', 'Lane', 'Hill Road', 'Street'],
};

const numbers: Readonly<Record<Setting, readonly [number, number]>> = {
  manhattan: [11, 590],
  borough: [14, 1480],
  suburb: [3, 390],
  city: [12, 960],
  rural: [105, 7990],
};

export interface SampleAddress {
  readonly streetNumber: string;
  readonly streetName: string;
  readonly streetSuffix: string;
  readonly city: string;
  readonly countyOrParish: string;
  readonly stateOrProvince: 'NY';
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly town: Town;
}

/** An address that does not exist, in a real town with its real ZIP code. `index`: the how manieth of its county. */
export function sampleAddress(county: County, index: number, random: Random): SampleAddress {
  const setting = settingOf(county.name);
  const towns = listTowns(county.name);
  const town = towns[(index * 5 + towns.length - 1) % towns.length] ?? random.pick(towns);
  const [low, high] = numbers[setting];
  return {
    streetNumber: String(random.int(low, high)),
    streetName: random.pick(streetNames),
    streetSuffix: random.pick(suffixes[setting]),
    city: town.city,
    countyOrParish: county.name,
    stateOrProvince: 'NY',
    postalCode: town.postalCode,
    latitude: near(town.latitude, random),
    longitude: near(town.longitude, random),
    town,
  };
}

/** Within some 500 m of the middle of the ZIP code. */
const near = (degrees: number, random: Random): number =>
  Number((degrees + random.between(-0.005, 0.005)).toFixed(5));
