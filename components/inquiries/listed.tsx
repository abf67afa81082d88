interface ListedProps {
  readonly title: string;
  /** Count of something other than the rows. */
  readonly count?: number;
  readonly children: readonly React.ReactNode[];
}

/** A list with heading and count; renders nothing when empty. */
export function CountedList({ title, count, children }: ListedProps) {
  if (children.length === 0) return null;
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id} className="mt-10 max-w-4xl">
      <h2 id={id} className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {title} <span className="font-normal text-text-muted">{count ?? children.length}</span>
      </h2>
      <ul className="divide-y divide-line border-b border-line">{children}</ul>
    </section>
  );
}
