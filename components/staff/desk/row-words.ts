import { draftTitle } from '@/components/drafts/draft-title';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { ageWords } from '@/lib/copy/staff/age-words';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import type { DeskRow, RowOf } from '@/lib/domain/staff/queues/desk-row';
import { formatMoment, formatMoney } from '@/lib/format';
import { row as copy } from '@/messages/desk/row';
import { reportLabels } from '@/messages/inquiries/report-labels';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';

/** What the row is called. */
export function rowTitle(row: DeskRow): string {
  if (row.queue === 'reviews') return draftTitle(row.draft);
  return row.queue === 'mails' ? mailKind(row) : row.title;
}

/** Facts of the row, and since when it waits. `now` in ms. */
export const rowNote = (row: DeskRow, now: number): string =>
  [...factsOf(row), copy.waiting({ age: ageWords(now - row.since), since: formatMoment(row.since) })].join(
    ' · ',
  );

function factsOf(row: DeskRow): readonly string[] {
  switch (row.queue) {
    case 'reviews':
      return reviewFacts(row);
    case 'verifications':
      return [sellerKindLabel(row.kind), copy.members({ members: row.members })];
    case 'limits':
      return [copy.asked({ amount: formatMoney(row.askedCents) })];
    case 'reports':
      return [reportLabels[row.reason]];
    case 'defaults': {
      const price = formatMoney(row.priceCents);
      return [row.side === 'buyer' ? copy.buyerDefaulted({ price }) : copy.sellerDefaulted({ price })];
    }
    case 'relations':
      return [copy.possiblyRelated];
    case 'documents':
      return [row.fault];
    case 'mails':
      return [copy.mailTo({ kind: mailKind(row), link: row.uid ? 'account' : 'address' })];
  }
}

function reviewFacts({ draft: { answers, owner, standing } }: RowOf<'reviews'>): readonly string[] {
  const kind = sellerKinds.find((each) => each === answers.sellerKind);
  const seller = `${answers.sellerName ?? owner.name}${kind ? ` (${sellerKindLabel(kind).toLowerCase()})` : ''}`;
  const { submission } = standing;
  return submission > 1 ? [seller, copy.submission({ submission })] : [seller];
}

const mailKind = ({ kind }: RowOf<'mails'>): string =>
  kind === null ? copy.securityMail : notificationKindWords[kind].label;

/** The page where staff go on with the row; null if it has none. */
export function rowLink(row: DeskRow): { readonly href: string; readonly action: string } | null {
  switch (row.queue) {
    case 'reviews':
      return { href: accountRoutes.review(row.rowId), action: copy.review };
    case 'verifications':
      return { href: `${accountRoutes.staffOrganization(row.rowId)}#verification`, action: copy.verify };
    case 'limits':
      return { href: `${accountRoutes.staffPerson(row.rowId)}#limit`, action: copy.readProof };
    case 'reports':
      return { href: accountRoutes.staffReport(row.rowId), action: copy.readReport };
    case 'defaults':
      return { href: accountRoutes.staffDefault(row.rowId), action: copy.lookInto };
    case 'relations':
      return { href: `${accountRoutes.staffHome(row.listingKey)}#bidders`, action: copy.lookInto };
    case 'documents':
      return null;
    case 'mails':
      return row.uid === null ? null : { href: accountRoutes.staffPerson(row.uid), action: copy.recipient };
  }
}

/** The page of a person or an organization. */
export const partyLink = (id: string): string =>
  isOrganizationId(id) ? accountRoutes.staffOrganization(id) : accountRoutes.staffPerson(id);
