import 'server-only';
import { refuseStaff } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { cancellationHref, isStaffDocumentFile } from '@/lib/domain/drafts/files/cancellation-documents';
import { documentHref } from '@/lib/domain/drafts/files/documents';
import { type ReadingRefusal, refuseReading } from '@/lib/domain/listing-views/listing-permission';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { routes } from '@/lib/routes';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { isSellerSuspended, listSellers } from '@/lib/server/people/organizations/seller';
import { isFilePath } from '@/lib/server/platform/files/files';
import { serveFile } from '@/lib/server/platform/files/serve-file';
import { isSigned, signLink } from '@/lib/server/platform/files/signed-link';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { recordOpening } from '@/lib/server/records/drafts/openings';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readDraft } from '@/lib/server/workflows/drafts/drafts';
import { problems as copy } from '@/messages/api/problems';

/** A public file never changes under its URL. */
const pictureHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };
const documentHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** The file behind `/media/key/file`, or null. */
export async function servePicture(request: Request, key: string, file: string): Promise<Response | null> {
  const path = `public/media/${key}/${file}`;
  return isFilePath(path) ? serveFile(runtime().files, path, request, pictureHeaders) : null;
}

interface FileRequest {
  readonly request: Request;
  /** The listing's key. */
  readonly key: string;
  readonly file: string;
  readonly getUser: () => Promise<User | null>;
  readonly now: number;
}

/**
 * The file behind `/documents/key/file`, or null. Its plain URL checks the session and redirects permitted
 * readers to a signed, short-lived link that needs no session.
 */
export async function serveDocument({
  request,
  key,
  file,
  getUser,
  now,
}: FileRequest): Promise<Response | null> {
  const { files, fileLinkKey, store } = runtime();
  const path = `private/documents/${key}/${file}`;
  if (!isFilePath(path)) return null;
  const href = `/documents/${key}/${file}`;
  const isLetIn = isSigned(href, new URL(request.url).searchParams, fileLinkKey, now);
  if (isLetIn) return serveFile(files, path, request, documentHeaders);
  const user = await getUser();
  const listing = (await store.get(listings, key))?.data;
  const isListed = listing?.documents.some((document) => document.href === href);
  const isHidden = listing !== undefined && (await isSellerSuspended(store, listing.seller.id));
  const status = isHidden ? ({ standardStatus: 'Hold' } as const) : {};
  const refusal =
    listing && isListed
      ? refuseReading({ ...listing, ...status, sellers: await listSellers(store, listing.seller.id) }, user)
      : await refuseInDraft(key, href, user);
  if (refusal === 'unknown') return null;
  const stored = (await files.head(path)) ? href : await hrefOfShared(key, file);
  if (!stored) return null;
  if (refusal === 'signed-out') return goTo(`${routes.signIn}?next=${encodeURIComponent(href)}`);
  if (refusal === 'unverified-email') return unverified();
  // An exemption of the disclosure act counts only once a reviewer has opened the papers behind it.
  if (user?.role === 'admin') await recordOpening(key, file, user.uid, now);
  return goTo(signLink(stored, fileLinkKey, now));
}

/** The same document in the folder of the home's organization. A file's name is the hash of its content. */
async function hrefOfShared(key: string, file: string): Promise<string | null> {
  const { files, store } = runtime();
  const [listing, draft] = await Promise.all([store.get(listings, key), store.get(drafts, key)]);
  const sellerId = isOrganizationId(key) ? key : (draft?.data.owner.uid ?? listing?.data.seller.id ?? '');
  const path = `private/documents/${sellerId}/${file}`;
  return isOrganizationId(sellerId) && isFilePath(path) && (await files.head(path))
    ? `/documents/${sellerId}/${file}`
    : null;
}

/**
 * A file that no listing shows is for its seller, and for staff once the draft is submitted. An
 * organization's documents for all its homes are for its members.
 */
async function refuseInDraft(key: string, href: string, user: User | null): Promise<ReadingRefusal | null> {
  if (user && isOrganizationId(key)) return (await readOrganization(user, key)).ok ? null : 'unknown';
  if (isStaffDocumentFile(href.slice(href.lastIndexOf('/') + 1))) return refuseStaffDocument(key, user);
  const draft = user && (await readDraft(user, key));
  const isThere =
    draft?.ok &&
    (draft.value.documents.some((each) => documentHref(key, each) === href) ||
      draft.value.cancellationDocuments?.some((each) => cancellationHref(key, each) === href));
  return isThere ? null : 'unknown';
}

/** Staff read it in any home but their own. Nobody else learns that it exists. */
async function refuseStaffDocument(key: string, user: User | null): Promise<ReadingRefusal | null> {
  if (!user || refuseStaff(user)) return 'unknown';
  const { store } = runtime();
  const listing = (await store.get(listings, key))?.data;
  const isOwn = !listing || (await listSellers(store, listing.seller.id)).includes(user.uid);
  return isOwn ? 'unknown' : null;
}

const goTo = (location: string): Response =>
  new Response(null, { status: 307, headers: { location, ...documentHeaders } });

const unverified = (): Response =>
  new Response(copy.confirmEmailToRead, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...documentHeaders },
  });
