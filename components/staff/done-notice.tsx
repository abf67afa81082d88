import { Notice } from '@/components/ui/notice';

const words: Readonly<Record<string, string>> = {
  'taken-down': 'The listing is down. Whom it concerns is told by e-mail.',
  'takedown-lifted': 'The seller can list it again, and is told by e-mail.',
  pause: 'The auction is paused. Whom it concerns is told by e-mail.',
  resume: 'The auction goes on with its new end. Whom it concerns is told by e-mail.',
  cancel: 'The auction is canceled. Whom it concerns is told by e-mail.',
  block: 'The bidder is blocked.',
  unblock: 'The block is lifted.',
  suspend: 'The account is suspended and signed out everywhere.',
  lift: 'The account is open again.',
  'answer-removed': 'The answer is off the page.',
  verify: 'The organization is verified. Buyers now see its name.',
  refuse: 'The organization is not verified.',
  hide: 'The organization is suspended. Its homes are off the site, and its auctions are being paused.',
  'hide-all': 'The organization is suspended. Its homes are off the site and are being taken down.',
  restore: 'The suspension is lifted. Its homes are public again, and its auctions resume.',
  role: 'The role is changed.',
  invite: 'The invitation is sent. The person becomes staff once they accept.',
  withdraw: 'The invitation is withdrawn.',
  limit: 'The wish is decided. The person is told by e-mail.',
};

/** Confirmation of a completed staff form; `done` comes from the URL. */
export function DoneNotice({ done }: { readonly done: string | string[] | undefined }) {
  const title = typeof done === 'string' && Object.hasOwn(words, done) ? words[done] : null;
  return title ? (
    <div className="mt-6 max-w-3xl">
      <Notice tone="success" title={title} />
    </div>
  ) : null;
}
