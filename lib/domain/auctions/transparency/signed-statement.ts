import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
import { toNote, type VerifierKey, verifyNote } from './note';

/** What the site signs besides checkpoints: a receipt of a bid or purchase, and the head of a ledger. */
export type StatementKind = 'receipt' | 'head';

/** The signed text: its kind, which no checkpoint begins with, and the canonical JSON of the statement. */
export const statementText = (kind: StatementKind, origin: string, content: object): string =>
  `${origin}/${kind}/v1\n${canonicalJson(content)}\n`;

/** Signs a statement: `line` gives the signature line of a text. Without the newline at its end. */
export const signStatement = (
  kind: StatementKind,
  { key, line }: { readonly key: VerifierKey; readonly line: (text: string) => string },
  content: object,
): string => line(statementText(kind, key.name, content)).trimEnd();

/** Whether one of the keys signed exactly this statement. */
export function isStatementSigned(
  kind: StatementKind,
  content: object,
  signature: string,
  keys: readonly VerifierKey[],
): boolean {
  return keys.some(
    (key) =>
      !('fault' in verifyNote(toNote(statementText(kind, key.name, content), [`${signature}\n`]), [key])),
  );
}
