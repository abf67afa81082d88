import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface DragOrder {
  readonly count: number;
  /** It is held over another place. */
  readonly onMove: (to: number) => void;
  /** Let go at another place than it had. */
  readonly onDrop: (key: string, to: number) => void;
  readonly onCancel: () => void;
  readonly onPick: (place: number) => void;
}

/** What is held, and the place over which it is. */
export interface Held {
  readonly key: string;
  readonly from: number;
  readonly at: number;
  readonly by: 'pointer' | 'keyboard';
}

/** Near an edge of the window the page moves along, in pixels. */
const EDGE = 80;
const STEP = 16;

/**
 * Order by a handle, changed when it is let go: dragged with a mouse, a pen or a finger, or picked up with Space, moved with the arrows, put down
 * with Space and back with Escape. Each place is an element with `data-place`.
 */
export function useDragOrder({ count, onMove, onDrop, onCancel, onPick }: DragOrder) {
  const [held, setHeld] = useState<Held | null>(null);
  const now = useRef<Held | null>(null);
  function hold(next: Held | null) {
    now.current = next;
    setHeld(next);
  }
  function moveTo(to: number) {
    const it = now.current;
    const at = Math.min(Math.max(to, 0), count - 1);
    if (!it || at === it.at) return;
    hold({ ...it, at });
    onMove(at);
  }
  function drop() {
    const it = now.current;
    hold(null);
    if (it && it.at !== it.from) onDrop(it.key, it.at);
    else onCancel();
  }
  function cancel() {
    if (!now.current) return;
    hold(null);
    onCancel();
  }

  const handle = (key: string, place: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold({ key, from: place, at: place, by: 'pointer' });
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (now.current?.by !== 'pointer') return;
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
      if (under) moveTo(Number(under.dataset.place));
    },
    onPointerUp: () => now.current?.by === 'pointer' && drop(),
    onPointerCancel: cancel,
    onKeyDown(event: KeyboardEvent) {
      const it = now.current;
      const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
      const step = steps[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (it) return drop();
        hold({ key, from: place, at: place, by: 'keyboard' });
        onPick(place);
      } else if (it && step !== undefined) {
        event.preventDefault();
        moveTo(it.at + step);
      } else if (it && event.key === 'Escape') {
        event.preventDefault();
        cancel();
      }
    },
    onBlur: () => now.current?.by === 'keyboard' && drop(),
  });
  return { held, handle };
}
