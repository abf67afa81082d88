import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { KnownDrafts } from '@/lib/domain/imports/plan';
import {
  type ImportRow,
  isSameAddress,
  isSameParcel,
  placeKeys,
  referenceKey,
  rowKeys,
} from '@/lib/domain/imports/row';
import type { Reader } from '@/lib/server/platform/store/store';
import { drafts, importKeyId, importKeys } from '@/lib/server/records/drafts/draft-collections';

/** Finds the drafts that each row names. A key does not match if its draft has become another home. */
export async function readKnown(
  reader: Reader,
  organisationId: string,
  rows: readonly ImportRow[],
): Promise<readonly KnownDrafts[]> {
  const keys = [...new Set(rows.flatMap(rowKeys))];
  const docs = await reader.getAll(
    importKeys,
    keys.map((key) => importKeyId(organisationId, key)),
  );
  const draftIdOf = new Map(keys.map((key, at) => [key, docs[at]?.data.draftId]));
  const draftIds = [...draftIdOf.values(), ...rows.map(({ draftKey }) => draftKey)];
  const ids = [...new Set(draftIds.flatMap((id) => id ?? []))];
  const found = await reader.getAll(drafts, ids);
  const own = found.flatMap((doc) => (doc?.data.owner.uid === organisationId ? [doc.data] : []));
  const draftOf = new Map(own.map((draft) => [draft.draftId, draft]));
  return rows.map((row) => {
    const reference = row.reference && referenceKey(row.reference);
    const draftByKey = (key: string | null | undefined) =>
      draftOf.get((key && draftIdOf.get(key)) || '') ?? null;
    const byReference = draftByKey(reference);
    const atAddress = placeKeys(row.answers)
      .flatMap((key) => draftByKey(key) ?? [])
      .filter(({ answers }) => isSameAddress(answers, row.answers));
    const isHome = ({ answers }: Draft) => isSameParcel(answers, row.answers);
    return {
      byDraftKey: draftOf.get(row.draftKey ?? '') ?? null,
      byReference: keyOfReference(byReference) === reference ? byReference : null,
      byAddress: atAddress.find(isHome) ?? null,
      neighbor: atAddress.find((draft) => !isHome(draft)) ?? null,
    };
  });
}

const keyOfReference = (draft: Draft | null): string | null =>
  draft?.imported?.reference ? referenceKey(draft.imported.reference) : null;
