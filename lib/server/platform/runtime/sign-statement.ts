import 'server-only';
import { type StatementKind, signStatement } from '@/lib/domain/auctions/transparency/signed-statement';
import { siteSigner } from './site-signer';

/** The content with the site's signature over it. */
export async function signed<T extends object>(
  kind: StatementKind,
  content: T,
): Promise<T & { readonly signature: string }> {
  return { ...content, signature: signStatement(kind, await siteSigner(), content) };
}
