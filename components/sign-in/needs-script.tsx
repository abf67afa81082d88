import { needsScript as copy } from '@/messages/sign-in/needs-script';

export const NeedsScript = () => (
  <noscript>
    <p className="mt-4">{copy.needJavaScriptSign}</p>
  </noscript>
);
