/** Layouts that this site knows. */
export const profileIds = [
  'site-template',
  'nyc-sales',
  'nyc-parcels',
  'nyc-roll',
  'asset-management',
] as const;
export type ProfileId = (typeof profileIds)[number];

interface Profile {
  readonly id: ProfileId;
  /** The table has at least one heading of each group, as normalized by `bareHeading`. */
  readonly requires: readonly (readonly string[])[];
  /** The target of each column that its heading alone does not tell; an empty string leaves it out. */
  readonly columns: Readonly<Record<string, string>>;
  /** This site wrote the headings, so what an organization's other tables mean by them does not count. */
  readonly isOurs?: boolean;
}

/** Where they have no column for the type of the home itself, `Property type` is it. */
const assetManagement: Profile = {
  id: 'asset-management',
  requires: [
    ['assetid', 'assetnumber', 'loannumber', 'loanid', 'reoid', 'reonumber', 'inventoryid'],
    ['propertyaddress', 'address', 'streetaddress', 'propertystreet', 'addressline1', 'street'],
    ['occupancy', 'occupancystatus', 'occstatus', 'listprice', 'bpo', 'bpovalue', 'asisvalue', 'bpoasis'],
  ],
  columns: { status: '', assetstatus: '', upb: '' },
};

/** Sales prices and dates are of the past, so they are left out. */
const profiles: readonly Profile[] = [
  {
    id: 'site-template',
    requires: [['assetnumber'], ['propertytype'], ['reserve'], ['reserveprice']],
    columns: { propertytype: 'propertySubType', reserve: 'saleMode', reserveprice: 'reserve' },
    isOurs: true,
  },
  {
    id: 'nyc-sales',
    requires: [['buildingclasscategory'], ['block'], ['lot'], ['address']],
    columns: {
      neighborhood: '',
      buildingclasscategory: 'propertySubType',
      residentialunits: '',
      saleprice: '',
      saledate: '',
    },
  },
  {
    id: 'nyc-parcels',
    requires: [['bbl'], ['bldgclass'], ['lotarea']],
    columns: { address: 'street', taxblock: '', taxlot: '', ownername: '' },
  },
  {
    id: 'nyc-roll',
    requires: [['parid'], ['boro'], ['bldgclass']],
    columns: {
      parid: 'parcelNumber',
      block: '',
      lot: '',
      housenumlo: 'streetNumber',
      aptno: 'unitNumber',
      landarea: 'lotSizeSqft',
      grosssqft: 'livingAreaSqft',
      bldstory: 'stories',
      units: 'numberOfUnitsTotal',
      owner: '',
      year: '',
    },
  },
  {
    ...assetManagement,
    requires: [...assetManagement.requires, ['propertysubtype', 'propertystyle']],
  },
  {
    ...assetManagement,
    columns: { ...assetManagement.columns, propertytype: 'propertySubType' },
  },
];

/** The first layout that a table with these headings has; null if none. */
export const profileOf = (headings: readonly string[]): Profile | null =>
  profiles.find(({ requires }) =>
    requires.every((group) => group.some((heading) => headings.includes(heading))),
  ) ?? null;
