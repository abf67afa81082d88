/** A block of code under a title. */
export const CodeSample = ({ title, code }: { readonly title: string; readonly code: string }) => (
  <figure className="!max-w-none">
    <figcaption className="text-sm text-text-muted">{title}</figcaption>
    <pre className="mt-2 whitespace-pre-wrap break-all rounded border border-line bg-surface-muted p-4 text-sm">
      <code className="!bg-transparent !p-0 !text-[1em]">{code}</code>
    </pre>
  </figure>
);
