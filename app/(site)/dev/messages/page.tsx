import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { previewMessages } from '@/lib/server/jobs/messages/preview-messages';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { messagesPage as copy } from '@/messages/dev/messages-page';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';

export const metadata: Metadata = { title: copy.allMessages, robots: { index: false } };

/** Local mode only: every email the site sends, as HTML and text, with made-up facts. */
export default async function DevMessagesPage() {
  await connection();
  if (!env().localMode) notFound();
  const previews = await previewMessages(clock.now());
  return (
    <section className="page-width py-10 sm:py-14">
      <h1 className="text-title font-semibold">{copy.allMessages}</h1>
      <p className="mt-3 text-text-muted">{copy.messagesEachHtml({ previews: previews.length })}</p>
      <ol className="mt-8 divide-y divide-line border-y border-line">
        {previews.map(({ kind, mail: { subject, text, html, unsubscribeUrl } }) => (
          <li key={`${subject} ${text.length}`} className="py-8">
            <h2 className="break-words text-lg font-semibold">{subject}</h2>
            <p className="text-sm text-text-muted">
              {(unsubscribeUrl ? copy.oneClickUnsubscribe : copy.noUnsubscribe)({
                kind: kind ? notificationKindWords[kind].label : copy.emailAddress,
              })}
            </p>
            <div className="mt-4 grid gap-6 md:grid-cols-2">
              <iframe
                title={copy.html({ subject })}
                srcDoc={html}
                sandbox=""
                className="h-[32rem] w-full rounded border border-line"
              />
              <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded bg-surface-muted p-4 text-sm">
                {text}
              </pre>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
