import type { Metadata } from 'next';
import { BackToDesk } from '@/components/staff/desk/back-to-desk';
import { FigureSection } from '@/components/staff/metrics/figure-section';
import { StaffOnly } from '@/components/staff/staff-only';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { figureWords } from '@/lib/copy/staff/figure-words';
import { figureAlertsOf } from '@/lib/domain/staff/metrics/figure-alerts';
import { figureNames, type WeekFigures } from '@/lib/domain/staff/metrics/figures';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readMetrics } from '@/lib/server/workflows/desk/metrics';
import { figureLabels } from '@/messages/desk/figure-labels';
import { metricsPage as copy } from '@/messages/desk/metrics-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function MetricsPage() {
  const user = await requireUser();
  const weeks = await readMetrics(user, clock.now());
  if (!weeks.ok) return <StaffOnly />;
  return (
    <div className="max-w-5xl">
      <BackToDesk />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-title font-semibold">{copy.title}</h1>
        <a href={accountRoutes.metricsTable} className={buttonClass('secondary', 'small')}>
          {copy.export}
        </a>
      </div>
      <p className="mt-3 max-w-prose text-text-muted">{copy.lead({ weeks: weeks.value.length })}</p>
      <Alerts week={weeks.value.at(-2)} />
      {figureNames.map((figure) => (
        <FigureSection key={figure} figure={figure} weeks={weeks.value} />
      ))}
    </div>
  );
}

/** The figures of the last complete week that have passed their limits. */
function Alerts({ week }: { readonly week: WeekFigures | undefined }) {
  const alerts = week ? figureAlertsOf(week) : [];
  if (alerts.length === 0) return <Notice tone="success" title={copy.noAlerts} className="mt-6 max-w-3xl" />;
  return (
    <Notice tone="warning" title={copy.alerts} className="mt-6 max-w-3xl">
      <ul className="list-disc pl-5">
        {alerts.map(({ figure, value, limit }) => (
          <li key={figure}>
            <a href={`#${figure}`} className="text-link">
              {copy.alert({
                name: figureLabels[figure],
                value: figureWords(figure, value),
                limit: figureWords(figure, limit),
              })}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
