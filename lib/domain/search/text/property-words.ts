/** Word patterns that mean one filter wherever they occur, with its parameters. Earlier patterns win. */
export const propertyWords: readonly (readonly [words: string, params: string])[] = [
  ['vacant (?:land|lots?)|land|acreage|lots?', 'type=land'],
  ['single family(?: homes?| houses?)?', 'subtype=single-family-residence'],
  ['2 famil(?:y|ies)(?: homes?| houses?)?|duplex(?:es)?', 'subtype=duplex'],
  ['3 famil(?:y|ies)(?: homes?| houses?)?|triplex(?:es)?', 'subtype=triplex'],
  ['4 famil(?:y|ies)(?: homes?| houses?)?|(?:four|quadru)plex(?:es)?', 'subtype=quadruplex'],
  [
    'multi ?(?:famil(?:y|ies)|units?)(?: homes?| houses?| buildings?)?',
    'type=two-to-four-family&type=apartment-building',
  ],
  ['town ?houses?|town ?homes?|row ?houses?', 'type=townhouse'],
  ['condos?|condominiums?', 'type=condo'],
  ['co ?ops?', 'type=co-op'],
  ['apartment (?:buildings?|houses?)', 'type=apartment-building'],
  ['apartments?|flats?', 'type=condo&type=co-op'],
  ['mixed use(?: buildings?)?', 'type=mixed-use'],
  ['retail(?: buildings?)?', 'subtype=retail'],
  ['office (?:buildings?|space)|offices', 'subtype=office'],
  ['warehouses?', 'subtype=warehouse'],
  ['industrial(?: buildings?)?', 'subtype=industrial'],
  ['commercial(?: buildings?| property)?', 'type=commercial'],
  ['(?:manufactured|mobile) homes?', 'type=manufactured'],
  ['cabins?', 'subtype=cabin'],
  ['farms?(?: ?houses?)?', 'type=farm'],
  ['houses?', 'type=house'],
  ['studios?', 'beds-max=0'],
  ['owner occupied', 'occupancy=owner-occupied'],
  ['tenant occupied|tenanted|rented', 'occupancy=tenant'],
  ['vacant|unoccupied|empty', 'occupancy=vacant'],
  ['occupied', 'occupancy=owner-occupied&occupancy=tenant&occupancy=mixed'],
  ['live (?:auctions?|now)', 'status=live'],
  ['upcoming(?: auctions?)?', 'status=upcoming'],
  ['(?:ended|past) auctions?', 'status=ended'],
  ['coming soon', 'status=coming-soon'],
  ['under contract', 'status=under-contract'],
  ['sold', 'status=sold'],
  ['(?:ending|ends) (?:soon|today)', 'hours=24'],
  ['(?:no|without) reserve|absolute(?: auctions?)?', 'reserve=none'],
  ['reserve met', 'reserve=met'],
  ['auctions?', 'sale=auction'],
  ['fixed price', 'sale=fixed-price'],
  ['cash only', 'financing=cash-only'],
  ['fha(?: loans?)?', 'financing=fha'],
  ['va loans?', 'financing=va'],
  ['(?:no|without) hoa(?: fees?)?', 'hoa=0'],
  ['price (?:cuts?|drops?|reduced)|reduced(?: price)?', 'price=cut'],
  ['cheap(?:est)?|affordable|low(?:est)? priced?', 'sort=price-up'],
  ['newest|new listings?|just listed', 'sort=newest'],
];

/**
 * A school district, or the schools of a place. Homes are not listed by district, so these words stay in the
 * text, where the search says that it ignores them. Names of places are read first: `city` may belong to one.
 */
export const schoolWords =
  '(?:(?:city|central|union free|enlarged|common) )*school districts?(?: of| (?:number|no) \\d{1,2})?|(?:(?:good|great|best|top|city|public) )*schools|[cu]fsd|csd';

/** Words that filter nothing, including the state's name; its city and county have longer names. */
export const emptyWords =
  '(?:city|town|village) of|a|an|and|any|around|at|bank owned|buy|find|for|foreclosed|foreclosures?|homes?|in|listings?|me|near|new york(?: state)?|ny|on|or|owned|propert(?:y|ies)|real estate|reo|sale|show|the|with';
