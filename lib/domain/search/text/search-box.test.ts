import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyQuery, parseListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { readSearchBox } from './search-box';

const read = (typed: string) =>
  decodeURIComponent(String(toSearchParams(readSearchBox(typed))).replaceAll('+', ' '));

describe('the search box', () => {
  test.each([
    ['11216', 'zip=11216'],
    ['Kings', 'county=kings'],
    ['brooklyn brownstone under 900k', 'q=brownstone&county=kings&max=900000'],
    ['3 bed vacant Albany', 'county=albany&occupancy=vacant&beds=3'],
  ])('understands %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['Halsey Street', 'q=halsey street'],
    ['418 Halsey St, Brooklyn', 'q=418 halsey st&county=kings'],
    ['Kings Highway', 'q=kings highway'],
    ['12 Farm Road Albany', 'q=12 farm road&county=albany'],
    ['Avenue U', 'q=avenue u'],
    ['Albany Avenue in Brooklyn', 'q=albany avenue&county=kings'],
    ['12345 West Main Street', 'q=12345 west main street'],
    ['104-12 Liberty Avenue', 'q=104 12 liberty avenue'],
    ['Fordham Road', 'q=fordham road'],
    ['312 5 Ave', 'q=312 5th ave'],
    ['East 22 Street', 'q=east 22nd street'],
    ['Brooklyn Crescent', 'q=brooklyn crescent'],
    ['Albany Trl in Brooklyn', 'q=albany trl&county=kings'],
  ])('leaves street names as text: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['BNY-10042', 'q=bny 10042&status=all'],
    ['bny10042', 'q=bny10042&status=all'],
    ['bny-10042 Brooklyn', 'q=bny 10042&county=kings&status=all'],
  ])('keeps a listing ID as text and searches every status: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test('leaves the ID of another site as text', () => {
    expect(read('MLS-99999')).toBe('q=mls 99999');
  });

  test.each([
    ['St. Lawrence County', 'county=st-lawrence'],
    ['3 bed St Lawrence', 'county=st-lawrence&beds=3'],
    ['saint albans', 'city=saint-albans'],
    ['St. Albans', 'city=saint-albans'],
    ['the Bronx', 'county=bronx'],
    ['Long Island', 'county=nassau&county=suffolk'],
    ['queens and staten island', 'county=queens&county=richmond'],
    ['Rochester, NY', 'city=rochester'],
    ['Richmond Hill', 'city=richmond-hill'],
    ['queens village', 'city=queens-village'],
    ['Kings, Queens', 'county=kings&county=queens'],
    ['city of Rochester', 'city=rochester'],
    ['Hamilton county', 'county=hamilton'],
    ['Park Slope', 'zip=11215&zip=11217'],
    ['Canarsie, Brooklyn', 'county=kings&zip=11236'],
    ['long island city', 'zip=11101&zip=11109'],
    ['Jamaica Estates', 'zip=11432'],
  ])('recognizes places: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['Massapequa school district', 'q=school district&city=massapequa'],
    ['school district of Rochester', 'q=school district&city=rochester'],
    ['3 bed, Massapequa Union Free School District', 'q=school district&city=massapequa&beds=3'],
    ['Albany city school district', 'q=school district&county=albany'],
    ['Half Hollow Hills CSD', 'q=half hollow hills school district'],
    ['good schools in Brooklyn', 'q=school district&county=kings'],
    ['12 School Street', 'q=12 school street'],
    ['new york city schools', `q=school district&${read('new york city')}`],
    ['long island city public schools', 'q=school district&zip=11101&zip=11109'],
    ['garden city school district', 'q=garden city school district'],
    ['johnson city central school district', 'q=school district&city=johnson-city'],
    ['rochester city public schools', 'q=school district&city=rochester'],
    ['enlarged city school district of troy', 'q=school district&city=troy'],
    ['school district 3 bed massapequa', 'q=school district&city=massapequa&beds=3'],
    ['school district no 5 massapequa', 'q=school district&city=massapequa'],
  ])('reads the place of a school district, and leaves the district as text: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['Inwood', 'q=inwood'],
    ['hudson brooklyn', 'q=hudson&county=kings'],
    ['oxford buffalo', 'q=oxford buffalo'],
    ['Hamilton', 'q=hamilton'],
    ['brookyln', 'q=brookyln'],
  ])('leaves an ambiguous or unknown name as text: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['near 11216', 'near=40.6808_-73.9492_10'],
    ['3 bed near Troy under 300k', 'max=300000&beds=3&near=42.7287_-73.6683_10'],
    ['within 5 miles of 12203', 'near=42.6829_-73.8494_5'],
    ['25 mi from Albany, NY', 'near=42.7003_-73.8575_25'],
    ['around the Bronx', 'near=40.8376_-73.9216_10'],
    ['near Throggs Neck', 'near=40.8261_-73.8196_10'],
    ['near Queens Village', 'near=40.7277_-73.7489_10'],
    ['near New York', 'near=40.7975_-73.9683_10'],
    ['near 10999', 'zip=10999'],
    ['near Hudson Valley under 300k', read('Hudson Valley under 300k')],
    ['near Albany Avenue', 'q=albany avenue'],
    ['houses near me', 'type=house'],
  ])(
    'searches around a place with a known center, and reads other names on their own: %s',
    (typed, params) => {
      expect(read(typed)).toBe(params);
    },
  );

  test.each([
    ['25 beds brooklyn', 'q=25 beds&county=kings'],
    ['2.7 baths in Kings', 'q=2 7 baths&county=kings'],
    ['under 2000m', 'q=under 2000m'],
    ['built after 1500', 'q=built after 1500'],
    ['between 900k and 300k', 'min=300000&max=900000'],
  ])('%j becomes text where no filter accepts it', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['New York', ''],
    ['new york state', ''],
    ['3 bed New York', 'beds=3'],
    ['Rochester, New York', 'city=rochester'],
    ['New York, NY', 'city=new-york'],
    ['New York County', 'county=new-york'],
    ['manhattan', 'county=new-york'],
    ['New York Avenue', 'q=new york avenue'],
    ['new york city', read('nyc')],
  ])('reads New York as the state unless the text names the city or the county: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['$250,000 - $400,000', 'min=250000&max=400000'],
    ['between 300 and 400k', 'min=300000&max=400000'],
    ['300k-1.2m', 'min=300000&max=1200000'],
    ['over 1 million', 'min=1000000'],
    ['up to $900k', 'max=900000'],
    ['<500000', 'max=500000'],
    ['500k', 'max=500000'],
    ['under 5 acres', 'lot-max=217800'],
    ['over 0.33 acres', 'lot=14375'],
    ['under 1.1 acres', 'lot-max=47916'],
    ['at least 2.5 baths', 'baths=2.5'],
    ['two-family with 4+ beds', 'subtype=duplex&beds=4'],
    ['3br 2ba over 1,500 sq ft', 'beds=3&baths=2&sqft=1500'],
    ['built before 1930', 'built-max=1930'],
    ['studio co-op no HOA', 'type=co-op&beds-max=0&hoa=0'],
  ])('reads amounts: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test.each([
    ['vacant land', 'type=land'],
    ['condos or co-ops', 'type=condo&type=co-op'],
    ['house or warehouse', 'subtype=warehouse&subtype=single-family-residence&subtype=cabin'],
    ['live auctions without reserve', 'status=live&reserve=none'],
    ['homes for sale in brooklyn', 'county=kings'],
    ['cash only, price cut', 'financing=cash-only&price=cut'],
    ['vacant two-family in Queens under $700k', 'county=queens&subtype=duplex&occupancy=vacant&max=700000'],
    ['empty apartment', 'type=condo&type=co-op&occupancy=vacant'],
    ['multi-family', 'type=two-to-four-family&type=apartment-building'],
    ['cheap houses in Albany', 'county=albany&type=house&sort=price-up'],
    ['fixer-upper', 'q=fixer upper'],
  ])('recognizes property and auction terms: %s', (typed, params) => {
    expect(read(typed)).toBe(params);
  });

  test('filters that the text does not mention are kept, and those it mentions are replaced', () => {
    const base = { ...emptyQuery, counties: ['erie'], kinds: ['condo'] as const, text: 'main', page: 3 };
    const query = readSearchBox('Kings under 900k', base);
    expect(query).toEqual({
      ...base,
      counties: ['kings'],
      priceCents: { min: null, max: 90_000_000 },
      text: '',
      page: 1,
    });
  });

  test('never fails, and its query survives the round trip through the URL', () => {
    const words = fc.constantFrom(
      'kings',
      'st',
      '3',
      'bed',
      'under',
      '900k',
      '$',
      '-',
      ',',
      'avenue',
      'to',
      'vacant',
      'new york',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (typed) => {
          const query = readSearchBox(typed);
          expect(parseListingQuery(toSearchParams(query))).toEqual({
            query: { ...query, text: query.text.slice(0, 100).trim() },
            ignored: [],
          });
        },
      ),
    );
  });
});
