import { formatMoment } from '@/lib/format';

interface UnsentMessageProps {
  readonly mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly sentAt: number;
  };
}

/** A message as a mail client shows its plain text, with clickable links. */
export function StoredMessage({ mail }: UnsentMessageProps) {
  return (
    <li className="py-6">
      <article className="grid gap-x-8 gap-y-3 sm:grid-cols-[14rem_1fr]">
        <p className="text-sm text-text-muted">
          <span className="block break-words font-medium text-text">{mail.to}</span>
          <time dateTime={new Date(mail.sentAt).toISOString()}>{formatMoment(mail.sentAt)}</time>
        </p>
        <div className="min-w-0">
          <h2 className="mb-2 font-semibold">{mail.subject}</h2>
          <p className="whitespace-pre-line break-words">{mail.text.split(LINK).map(toLink)}</p>
        </div>
      </article>
    </li>
  );
}

const LINK = /(https?:\/\/[^\s]+)/;

const toLink = (part: string) =>
  LINK.test(part) ? (
    <a key={part} href={part} className="font-medium underline underline-offset-4">
      {part}
    </a>
  ) : (
    part
  );
