import type { ReactNode } from 'react';
import { DataTable } from '@/components/layout/data-table';
import { retryMs, sentEventTypes } from '@/lib/domain/organizations/integrations/webhook';
import { webhooksGuide as copy } from '@/messages/developers/webhooks-guide';
import { eventLabels } from '@/messages/integrations/event-labels';
import { CodeSample } from './code-sample';

const code = (children: ReactNode) => <code>{children}</code>;

/** What we report to an organization's system, and how it verifies that we did. */
export const Webhooks = () => (
  <>
    <p>
      {copy.intro({
        link: (children) => <a href="https://www.standardwebhooks.com/">{children}</a>,
      })}
    </p>
    <CodeSample title={copy.payload} code={payload} />
    <h3>{copy.verify}</h3>
    <p>{copy.verifyText({ code })}</p>
    <CodeSample title={copy.verify} code={verification} />
    <h3>{copy.delivery}</h3>
    <p>{copy.retries({ code, waits: retryMs.map(waitWords).join(', ') })}</p>
    <p>{copy.off}</p>
    <p>{copy.test({ code })}</p>
    <DataTable
      caption={copy.events}
      columns={[{ label: copy.event }, { label: copy.meaning }]}
      rows={sentEventTypes.map((type) => [<code key="type">{type}</code>, eventLabels[type]])}
    />
  </>
);

function waitWords(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 60) return copy.seconds({ count: seconds });
  return seconds < 3_600 ? copy.minutes({ count: seconds / 60 }) : copy.hours({ count: seconds / 3_600 });
}

const payload = `{
  "type": "auction.closed",
  "timestamp": "2026-11-26T19:00:05.000Z",
  "data": { "homeId": "h3f0c…", "auctionId": "h3f0c…-1", "status": "ended" }
}`;

const verification = `import { Webhook } from 'standardwebhooks';

const event = new Webhook(process.env.WEBHOOK_SECRET).verify(rawBody, request.headers);`;
