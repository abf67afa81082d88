/** What a county's sample homes look like and cost. */
export type Setting = 'manhattan' | 'borough' | 'suburb' | 'city' | 'rural';

const settings: Readonly<Record<string, Setting>> = {
  'New York': 'manhattan',
  ...of('borough', ['Bronx', 'Kings', 'Queens', 'Richmond']),
  ...of('suburb', ['Nassau', 'Suffolk', 'Westchester', 'Rockland', 'Putnam', 'Saratoga']),
  ...of('city', [
    'Albany',
    'Broome',
    'Chautauqua',
    'Chemung',
    'Dutchess',
    'Erie',
    'Monroe',
    'Niagara',
    'Oneida',
    'Onondaga',
    'Orange',
    'Rensselaer',
    'Schenectady',
    'Tompkins',
    'Ulster',
  ]),
};

export const settingOf = (county: string): Setting => settings[county] ?? 'rural';

/** Rough worth of an ordinary house in thousands of dollars: made up for the samples, not market data. */
const houseValues: Readonly<Record<string, number>> = {
  Albany: 310,
  Allegany: 105,
  Bronx: 620,
  Broome: 165,
  Cattaraugus: 120,
  Cayuga: 175,
  Chautauqua: 130,
  Chemung: 140,
  Chenango: 150,
  Clinton: 190,
  Columbia: 420,
  Cortland: 175,
  Delaware: 230,
  Dutchess: 450,
  Erie: 260,
  Essex: 240,
  Franklin: 165,
  Fulton: 185,
  Genesee: 190,
  Greene: 340,
  Hamilton: 260,
  Herkimer: 160,
  Jefferson: 195,
  Kings: 950,
  Lewis: 170,
  Livingston: 210,
  Madison: 230,
  Monroe: 240,
  Montgomery: 170,
  Nassau: 720,
  'New York': 1150,
  Niagara: 205,
  Oneida: 200,
  Onondaga: 235,
  Ontario: 270,
  Orange: 420,
  Orleans: 160,
  Oswego: 175,
  Otsego: 210,
  Putnam: 500,
  Queens: 750,
  Rensselaer: 280,
  Richmond: 680,
  Rockland: 640,
  'St. Lawrence': 125,
  Saratoga: 400,
  Schenectady: 265,
  Schoharie: 210,
  Schuyler: 210,
  Seneca: 180,
  Steuben: 150,
  Suffolk: 620,
  Sullivan: 300,
  Tioga: 175,
  Tompkins: 320,
  Ulster: 420,
  Warren: 300,
  Washington: 230,
  Wayne: 195,
  Westchester: 750,
  Wyoming: 180,
  Yates: 220,
};

export const houseValueThousands = (county: string): number => houseValues[county] ?? 200;

/** Yearly property tax as a share of worth, rough. */
export const taxRateOf: Readonly<Record<Setting, number>> = {
  manhattan: 0.009,
  borough: 0.009,
  suburb: 0.021,
  city: 0.029,
  rural: 0.026,
};

function of(setting: Setting, counties: readonly string[]): Record<string, Setting> {
  return Object.fromEntries(counties.map((county) => [county, setting]));
}
