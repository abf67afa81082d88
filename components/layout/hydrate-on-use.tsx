'use client';

import { GlobalLayoutRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  Activity,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

interface HydrateOnUseProps {
  readonly children: ReactNode;
  /** Finds the element whose nearness to the window puts this part to work, too. */
  readonly near?: () => Element | null | undefined;
}

/**
 * Leaves the server's HTML as it is while the page loads. React hydrates it in its place, so with all that was typed,
 * ticked, opened and scrolled, once it is pointed at, pressed or focused (before the event is heard), or has to show
 * something else; at once when somebody was faster than the page's code.
 */
export function HydrateOnUse({ children, near }: HydrateOnUseProps) {
  const place = useContext(GlobalLayoutRouterContext);
  const [rest] = useState(() => ({
    place,
    children,
    near,
    wasOffered: false,
    end: new Promise<never>(() => {}),
  }));
  const [, wake] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const begin = () => {
      rest.wasOffered = true;
      wake();
    };
    if (isPageInUse()) return begin();
    const found = rest.near?.();
    if (!found) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        startTransition(begin);
      },
      { rootMargin: '50%' },
    );
    watch.observe(found);
    return () => watch.disconnect();
  }, [rest]);
  // A navigation hydrates every part of the page first: one that rested then would hold it up for ever. And one that has
  // something else to show is hydrated for it: resting a first time, it would be thrown away and made anew.
  if (place !== rest.place || children !== rest.children) rest.wasOffered = true;
  return (
    <Activity>
      <Resting rest={rest}>{children}</Resting>
    </Activity>
  );
}

interface Rest {
  wasOffered: boolean;
  readonly end: Promise<never>;
}

/** React tries to hydrate once by itself, when it is idle, and after that only where there is a need. */
function Resting({ rest, children }: HydrateOnUseProps & { readonly rest: Rest }) {
  const isHydrated = useHydrated();
  if (typeof document !== 'undefined' && !isHydrated && !rest.wasOffered) {
    rest.wasOffered = true;
    throw rest.end;
  }
  return children;
}

/** Something was focused, ticked or typed before this code was at work. */
const isPageInUse = (): boolean =>
  document.activeElement !== document.body || [...document.querySelectorAll('input')].some(isChanged);

const isChanged = (field: HTMLInputElement): boolean =>
  ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
