import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuditList } from '@/components/staff/audit-list';
import { BackToDesk } from '@/components/staff/desk/back-to-desk';
import { partyLink } from '@/components/staff/desk/row-words';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { DefaultCase } from '@/lib/domain/staff/queues/default-case';
import { formatMoment, formatMoney } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { readDefault } from '@/lib/server/workflows/desk/default-cases';
import { defaultPage as copy } from '@/messages/desk/default-page';
import { staff as staffCopy } from '@/messages/staff/staff';

export const metadata: Metadata = { title: copy.default, robots: { index: false } };

const limitFields = (status: DefaultCase['status']) => ({
  choice: {
    label: copy.limit,
    choices: [
      ...(status === 'open' ? [{ value: 'keep', label: copy.keepLimit }] : []),
      { value: 'restore', label: copy.restoreLimit },
    ],
  },
  more: [
    {
      name: 'escrow',
      label: copy.escrow,
      help: copy.escrowHelp,
      control: 'textarea' as const,
      rows: 2,
      maxLength: 1_000,
      isRequired: false,
    },
  ],
});

export default async function DefaultPage({ params }: PageProps<'/dashboard/admin/defaults/[saleId]'>) {
  const [user, { saleId }] = await Promise.all([requireUser(), params]);
  const read = await readDefault(user, decodeURIComponent(saleId));
  if (!read.ok && read.reason === 'not-found') notFound();
  if (!read.ok) return <StaffOnly />;
  const { found, log } = read.value;
  const { side, place, priceCents, at, uid, listingKey, status } = found;
  return (
    <div className="max-w-4xl">
      <BackToDesk />
      <h1 className="mt-3 text-title font-semibold">{copy.title({ side })}</h1>
      <p className="mt-2 text-text-muted">
        {copy.facts({ place, price: formatMoney(priceCents), at: formatMoment(at) })}
      </p>
      <p className="mt-4 max-w-prose">{copy.lead}</p>
      {side === 'buyer' && <p className="mt-2 max-w-prose">{limitWords(found)}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={partyLink(uid)} prefetch={false} size="small">
          {copy.who}
        </LinkButton>
        <LinkButton href={accountRoutes.staffHome(listingKey)} prefetch={false} size="small">
          {copy.home}
        </LinkButton>
      </div>
      <div className="mt-10">
        {status !== 'handled' ? (
          <StaffForm
            action="closeDefault"
            page={accountRoutes.staffDefault(found.saleId)}
            hidden={{ id: found.saleId }}
            {...(side === 'buyer' && limitFields(status))}
            why={{ label: copy.why, help: staffCopy.auditNote }}
            submit={status === 'kept' ? copy.restoreLimit : copy.submit}
          />
        ) : (
          <Notice tone="info" title={copy.handled} className="max-w-3xl" />
        )}
      </div>
      {log.length > 0 && (
        <section aria-labelledby="log" className="mt-10">
          <h2 id="log" className="mb-3 text-heading font-semibold">
            {copy.log}
          </h2>
          <AuditList entries={log} />
        </section>
      )}
    </div>
  );
}

function limitWords({ status, escrow }: DefaultCase): string {
  if (status !== 'handled') return copy.limitIsZero;
  return escrow ? copy.limitRestored({ escrow }) : copy.limitWasKept;
}
