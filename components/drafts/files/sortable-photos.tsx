import {
  type Collision,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, type RefObject, useRef } from 'react';
import { sortablePhotos as copy } from '@/messages/drafts/sortable-photos';

interface SortablePhotosProps {
  readonly keys: readonly string[];
  readonly onMove: (key: string, to: number) => void;
  readonly children: ReactNode;
}

type Ends = Pick<DragEndEvent, 'active' | 'over'>;

/** Makes the cards sortable by their handles, with a pointer or the keyboard. */
export function SortablePhotos({ keys, onMove, children }: SortablePhotosProps) {
  const items = [...keys];
  const heldIndex = useRef(0);
  const announced = useRef(0);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: neighborOf(items, heldIndex), scrollBehavior: 'instant' }),
  );
  const placeOf = ({ id }: { readonly id: string | number }) => items.indexOf(String(id));
  const isMoved = ({ active, over }: Ends) => over !== null && over.id !== active.id;
  return (
    <DndContext
      id="photos"
      sensors={sensors}
      collisionDetection={(drag) =>
        drag.pointerCoordinates ? cardUnder(drag) : cardOf(items[heldIndex.current], drag)
      }
      // Measured before a card is picked up, so that an arrow key pressed right after works.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragEnd={(event) => {
        if (event.over && isMoved(event)) onMove(String(event.active.id), placeOf(event.over));
      }}
      accessibility={{
        screenReaderInstructions: {
          draggable: copy.pressSpacePick,
        },
        announcements: {
          onDragStart({ active }) {
            heldIndex.current = placeOf(active);
            announced.current = heldIndex.current;
            return copy.photoPickedUse({ current: announced.current + 1 });
          },
          onDragOver({ over }) {
            // The first place it hovers over is its own.
            if (!over || placeOf(over) === announced.current) return;
            announced.current = placeOf(over);
            return copy.position({ current: announced.current + 1, items: items.length });
          },
          // The page announces a move when it saves it.
          onDragEnd: (event) => (isMoved(event) ? undefined : copy.notMoved),
          onDragCancel: () => copy.notMoved,
        },
      }}
    >
      <SortableContext items={items} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The card under the pointer, or the nearest one between cards. */
const cardUnder: CollisionDetection = (drag) => {
  const pointed = pointerWithin(drag);
  return pointed.length > 0 ? pointed : closestCenter(drag);
};

/** The card in the place that the arrow keys reached. A notice can move the cards meanwhile, so nothing is measured. */
const cardOf = (
  key: string | undefined,
  { droppableContainers }: Parameters<CollisionDetection>[0],
): Collision[] => {
  const card = droppableContainers.find(({ id }) => id === key);
  return card ? [{ id: card.id }] : [];
};

const steps: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
};

/**
 * Arrow keys move through the order, whatever the number of columns. `heldIndex` is ahead of dnd-kit's
 * measurements when keys repeat.
 */
const neighborOf =
  (items: readonly string[], heldIndex: RefObject<number>): KeyboardCoordinateGetter =>
  ({ code }, { context }) => {
    const step = steps[code];
    if (step === undefined || !context.collisionRect) return;
    heldIndex.current = Math.min(Math.max(heldIndex.current + step, 0), items.length - 1);
    const key = items[heldIndex.current] ?? '';
    context.droppableContainers
      .get(key)
      ?.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const rect = context.droppableRects.get(key);
    return rect && { x: rect.left, y: rect.top };
  };
