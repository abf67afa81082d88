/** The equal housing opportunity mark: a house with an equals sign, next to its text. */
export function EqualHousingMark({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" fill="currentColor" className={className}>
      <path d="M20 3 1 13v5h4v18h30V18h4v-5L20 3Zm11 29H9V14.5l11-6 11 6V32Z" />
      <path d="M14 17h12v4.5H14zM14 24.5h12V29H14z" />
    </svg>
  );
}
