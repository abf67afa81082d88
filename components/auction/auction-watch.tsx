'use client';

import {
  createContext,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hasSessionHint } from '@/lib/client/auth';
import { useAuction } from '@/lib/client/live';
import type { Connection } from '@/lib/client/live-stream';
import { notify } from '@/lib/client/notify';
import { hasTyped, keepTyped } from '@/lib/client/typed-amount';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auction/public-auction';
import { MAXIMUM_PARAM } from '@/lib/routes';
import { useAuth } from '@/providers/auth-provider';
import type { LiveAuction } from './live-auction';

/** The places of a page that show the auction. */
export type PartName = 'panel' | 'history' | 'bar';
export type Places = Readonly<Partial<Record<PartName, HTMLElement>>>;

interface Watch {
  readonly connection: Connection;
  readonly isLive: boolean;
  readonly hold: (name: PartName, element: HTMLElement | null) => void;
  readonly prepare: () => void;
  readonly keep: (event: FormEvent<HTMLElement>) => void;
  readonly press: (event: MouseEvent<HTMLElement>) => void;
}

const Context = createContext<Watch | null>(null);

function useWatch(): Watch {
  const watch = useContext(Context);
  if (!watch) throw new Error('A part of an auction stands outside of its AuctionWatch');
  return watch;
}

/** How current the page is. */
export const useConnection = (): Connection => useWatch().connection;

interface AuctionWatchProps {
  readonly initial: PublicAuction;
  /** The newest lines, which the server has rendered too. */
  readonly history: readonly HistoryLine[];
  readonly children: ReactNode;
}

/**
 * Watches an auction for a page whose parts the server has rendered. They stay as they are, and cost no code, until
 * there is something to change: news of the auction, somebody signed in, a pressed button. Then the code of the live
 * parts is fetched and takes their places at once, with what was typed, the focus and the pressed button.
 */
export function AuctionWatch({ initial, history, children }: AuctionWatchProps) {
  const { auction, connection } = useAuction(initial);
  const [live, setLive] = useState<{ Parts: typeof LiveAuction; places: Places } | null>(null);
  const [words, setWords] = useState('');
  const places = useRef<Partial<Record<PartName, HTMLElement>>>({});
  const isLive = useRef(false);
  const auth = useAuth();
  const { id } = initial;

  async function wake(pressed?: string) {
    const loaded = await load().catch(() => null);
    if (!loaded) return pressed && notify(noConnection);
    if (!isLive.current) {
      isLive.current = true;
      const typed = typedIn(places.current.panel);
      if (typed) keepTyped(id, typed);
      const refocus = rememberFocus();
      flushSync(() => setLive({ Parts: loaded.LiveAuction, places: { ...places.current } }));
      refocus();
    }
    if (pressed) document.getElementById(pressed)?.click();
  }

  const isNews = auction.version !== initial.version || auction.status !== initial.status;
  const isWanted = isNews || auth.state === 'signed-in';
  // biome-ignore lint/correctness/useExhaustiveDependencies: later news and a connection that is back try once more
  useEffect(() => {
    if (isWanted || hasSessionHint() || hasTyped(id)) wake();
  }, [isWanted, id, auction.version, connection.state]);

  const watch: Watch = {
    connection,
    isLive: live !== null,
    hold(name, element) {
      if (element) places.current[name] = element;
    },
    prepare: () => void load().catch(() => {}),
    keep({ target }) {
      if (target instanceof HTMLInputElement && target.name === MAXIMUM_PARAM) keepTyped(id, target.value);
    },
    press(event) {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      wake(button.id);
    },
  };
  return (
    <Context value={watch}>
      {children}
      {live && (
        <live.Parts
          auction={auction}
          initial={initial}
          history={history}
          places={live.places}
          announce={setWords}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {words}
      </p>
    </Context>
  );
}

interface AuctionPartProps {
  readonly name: PartName;
  readonly className?: string;
  /** As the server renders it. */
  readonly children: ReactNode;
}

/** One place of the auction in the page: the server's rendering, later the live one in it. */
export function AuctionPart({ name, className, children }: AuctionPartProps) {
  const { isLive, hold, prepare, keep, press } = useWatch();
  const still = isLive ? {} : { onFocus: prepare, onPointerDown: prepare, onInput: keep, onClick: press };
  return (
    <div ref={(element) => hold(name, element)} className={className} {...still}>
      {isLive ? null : children}
    </div>
  );
}

const load = () => import('./live-auction');

const noConnection = {
  tone: 'error',
  title: 'There is no connection',
  description: 'Nothing was sent and your amount is kept. Try again in a moment.',
} as const;

const typedIn = (panel?: HTMLElement): string =>
  panel?.querySelector<HTMLInputElement>(`input[name=${MAXIMUM_PARAM}]`)?.value ?? '';

/** Puts the focus, and the place in the text, on the element of the same id that has come instead. */
function rememberFocus(): () => void {
  const was = document.activeElement;
  if (!was?.id) return () => {};
  const selection =
    was instanceof HTMLInputElement ? ([was.selectionStart, was.selectionEnd] as const) : null;
  return () => {
    const now = document.getElementById(was.id);
    if (now === was) return;
    now?.focus({ preventScroll: true });
    if (selection && now instanceof HTMLInputElement) now.setSelectionRange(...selection);
  };
}
