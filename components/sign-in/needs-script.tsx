import * as copy from '@/messages/sign-in';

export const NeedsScript = () => (
  <noscript>
    <p className="mt-4">{copy.needsScript.needJavaScriptSign}</p>
  </noscript>
);
