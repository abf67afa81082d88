import { addressKeysOf } from '@/lib/domain/drafts/address-key';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import { bareParcel, type ImportRow, referenceKey } from './row';

/** What tells two rows about one home apart. */
export interface RowSummary {
  readonly line: number;
  readonly reference: string;
  readonly street: string;
  readonly unit: string;
  readonly parcel: string;
}

export interface Repeat {
  readonly first: RowSummary;
  readonly again: RowSummary;
}

const summaryOf = ({ line, reference, answers }: ImportRow): RowSummary => ({
  line,
  reference: reference ?? '',
  street: answerOf(answers, 'street'),
  unit: answerOf(answers, 'unitNumber'),
  parcel: answerOf(answers, 'parcelNumber'),
});

/** What an earlier row says about a row: it has the same home, or only its address, on another parcel. */
export interface EarlierRow {
  readonly repeat: Repeat | null;
  readonly sameAddress: Repeat | null;
}

/** The returned function takes rows in order and compares each with all rows before it. */
export function createRepeats() {
  const seen = new Map<string, RowSummary>();
  const places = createPlaces();
  return (row: ImportRow): EarlierRow => {
    const again = summaryOf(row);
    const [key, ...parcels] = addressKeysOf(row.answers);
    // Several homes can have the street of a table that gives no house number.
    const address = toStreet(again.street) ? key : undefined;
    const keys = [
      ...(row.draftKey ? [`draft/${row.draftKey}`] : []),
      ...(row.reference ? [referenceKey(row.reference)] : []),
      ...parcels,
    ];
    const parcel = bareParcel(row.answers);
    const sameKey = keys.map((key) => seen.get(key)).find((each) => each !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, again);
    const first = sameKey ?? places.homeAt(address, parcel);
    if (first) return { repeat: { first, again }, sameAddress: null };
    const neighbor = places.add(address, parcel, again);
    return { repeat: null, sameAddress: neighbor && { first: neighbor, again } };
  };
}

/** The homes at each address, by parcel; one without a parcel number is the same home as any. */
function createPlaces() {
  const places = new Map<
    string,
    { readonly first: RowSummary; readonly byParcel: Map<string, RowSummary> }
  >();
  return {
    homeAt(address: string | undefined, parcel: string): RowSummary | null {
      const place = places.get(address ?? '');
      if (!place || parcel === '') return place?.first ?? null;
      return place.byParcel.get(parcel) ?? place.byParcel.get('') ?? null;
    },
    /** Returns the first home at this address; null if there was none. */
    add(address: string | undefined, parcel: string, home: RowSummary): RowSummary | null {
      if (address === undefined) return null;
      const place = places.get(address);
      if (place) place.byParcel.set(parcel, home);
      else places.set(address, { first: home, byParcel: new Map([[parcel, home]]) });
      return place?.first ?? null;
    },
  };
}
