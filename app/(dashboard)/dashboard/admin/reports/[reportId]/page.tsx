import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AuditList } from '@/components/staff/audit-list';
import { HeldNotice } from '@/components/staff/reports/held-notice';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { TemplatePicker } from '@/components/staff/template-picker';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { outcomesOf, type ReadReport } from '@/lib/domain/staff/report';
import { formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listTemplates } from '@/lib/server/workflows/desk/reason-templates';
import { readReport } from '@/lib/server/workflows/staff/reports';
import { reportLabels } from '@/messages/inquiries/report-labels';
import { report as reportCopy } from '@/messages/staff/report';
import { reportOutcomeLabels } from '@/messages/staff/report-outcome-labels';
import { reportPage as copy } from '@/messages/staff/report-page';
import { staff as staffCopy } from '@/messages/staff/staff';

export const metadata: Metadata = { title: copy.report, robots: { index: false } };

export default async function ReportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/reports/[reportId]'>) {
  const [user, { reportId }, { reason }] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readReport(user, reportId);
  if (!found.ok && found.reason === 'not-found') notFound();
  if (!found.ok) return <StaffOnly />;
  const { report, others, log, refused } = found.value;
  const templates = await listTemplates(user);
  const chosen = templates.find(({ templateId }) => templateId === reason);
  return (
    <div className="max-w-4xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.desk} className="text-link">
          {copy.desk}
        </Link>
      </p>
      <h1 className="mt-3 text-title font-semibold">
        {copy.reportTitle({ reportLabels: reportLabels[report.reason] })}
      </h1>
      <p className="mt-2 text-text-muted">
        <Link href={accountRoutes.staffHome(report.listingKey)} className="text-link">
          {report.title}
        </Link>
        {` · ${formatMoment(report.at)} · `}
        <Sender from={report.from} />
      </p>
      <p className="mt-6 max-w-prose whitespace-pre-line break-words border-l-4 border-line pl-4">
        {report.text}
      </p>
      {report.status === 'open' && report.held && <HeldNotice held={report.held} text={report.text} />}
      {others.length > 0 && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="info" title={copy.otherReportsListing({ others: others.length })}>
            <ul className="list-disc pl-5">
              {others.map(({ reportId: id, reason, at, status }) => (
                <li key={id}>
                  {copy.otherReport({
                    reason: reportLabels[reason],
                    at: formatMoment(at),
                    status,
                    link: (children) => (
                      <Link href={accountRoutes.staffReport(id)} className="text-link">
                        {children}
                      </Link>
                    ),
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {report.status === 'open' && refused && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="info" title={staffRefusalWords(refused)} />
        </div>
      )}
      {report.status === 'open' && report.from && (
        <section aria-labelledby="handle" className="mt-10">
          <h2 id="handle" className="mb-4 text-heading font-semibold">
            {copy.resolution}
          </h2>
          <StaffForm
            action="handle"
            page={accountRoutes.staffReport(reportId)}
            hidden={{ id: reportId }}
            choice={{
              label: reportCopy.outcome,
              choices: outcomesOf(report).map((value) => ({ value, label: reportOutcomeLabels[value] })),
            }}
            why={{ label: reportCopy.why, help: staffCopy.auditNote }}
            {...(chosen && { values: { why: chosen.text } })}
            submit={reportCopy.submit}
          >
            <TemplatePicker
              templates={templates}
              use="report"
              field="why"
              page={accountRoutes.staffReport(reportId)}
            />
          </StaffForm>
        </section>
      )}
      {report.status === 'handled' && (
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

function Sender({ from }: { readonly from: ReadReport['from'] }) {
  if (!from) return copy.senderHiddenSeller;
  const email = from.email && ` · ${from.email}`;
  if (!from.uid)
    return (
      <>
        {copy.visitorWhoWasnt}
        {email}
      </>
    );
  return (
    <>
      <Link href={accountRoutes.staffPerson(from.uid)} className="text-link">
        {copy.signedUser}
      </Link>
      {email}
    </>
  );
}
