export const NeedsScript = () => (
  <noscript>
    <p className="mt-4">
      Signing in needs JavaScript. Everything public on this site can be read without it.
    </p>
  </noscript>
);
