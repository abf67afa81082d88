/** The alphabet next to the entries; above them on a phone. */
import { jumpLetters as copy } from '@/messages/glossary/jump-letters';

export const JumpLetters = ({ letters }: { readonly letters: readonly string[] }) => (
  <nav aria-label={copy.jumpLetter}>
    <ul className="flex flex-wrap gap-1.5 border-t border-line pt-4 md:sticky md:top-8 md:grid md:grid-cols-5 md:gap-1">
      {letters.map((letter) => (
        <li key={letter}>
          <a
            href={`#letter-${letter.toLowerCase()}`}
            className="flex size-10 items-center justify-center rounded border border-line font-medium hover:border-primary"
          >
            {letter}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
