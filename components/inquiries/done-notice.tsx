import { Notice } from '@/components/ui/notice';

interface MarketDoneProps {
  /** From the URL. */
  readonly done: string | string[] | undefined;
  readonly words: Readonly<Record<string, string>>;
}

/** Confirmation of a completed form. */
export function InquiryDoneNotice({ done, words }: MarketDoneProps) {
  const title = typeof done === 'string' && Object.hasOwn(words, done) ? words[done] : null;
  return title ? (
    <div className="mt-6 max-w-3xl">
      <Notice tone="success" title={title} />
    </div>
  ) : null;
}
