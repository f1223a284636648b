import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Thread } from '../../../../../../shared/authoring/together';
import { useReadable } from '../../selection/create-store';
import { useItemLabels } from '../../selection/geometry/use-item-labels';
import { useWorkbench } from '../../selection/Workbench';
import type { Comments } from './Comments';
import { counted, t } from '../../../../../../shared/authoring/language/t';

/** Bubbles on the components that have open comments; pressed, they open the rail at the newest. */
export function CommentMarkers({ comments }: { comments: Comments }): ReactNode {
  const open = (useReadable(comments)?.threads ?? []).filter(({ resolved }) => !resolved);
  const components = [...new Set(open.flatMap(({ component }) => component ?? []))];
  if (components.length === 0) return null;
  return (
    <div role="group" aria-label={t('Comments on the page')}>
      {components.map((component) => (
        <Marker
          key={component}
          component={component}
          threads={open.filter((thread) => thread.component === component)}
          onOpen={comments.choose}
        />
      ))}
    </div>
  );
}

interface MarkerProps {
  component: string;
  threads: readonly Thread[];
  onOpen(thread: number): void;
}

const SIZE = 24;

function Marker({ component, threads, onOpen }: MarkerProps): ReactNode {
  const { geometry, tree: treeStore } = useWorkbench();
  const tree = useReadable(treeStore);
  const labels = useItemLabels();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const box = geometry.boxes().get(component);
      const { current } = button;
      // A hidden element has none of its own.
      const view = current?.parentElement?.offsetParent;
      if (!current) return;
      const { x, y } = geometry.scroll();
      const top = (box?.top ?? 0) - y;
      const isShown = box !== undefined && box.width > 0 && top > -SIZE && top < (view?.clientHeight ?? 0);
      current.hidden = !isShown;
      if (isShown)
        current.style.transform = `translate(${box.left + box.width - x - SIZE - 4}px, ${top + 4}px)`;
    };
    draw();
    return geometry.onChange(draw);
  }, [geometry, component, tree]);
  const newest = threads.at(-1);
  const { title, summary } = labels(component);
  const count = counted(threads.length, '{n} comment', '{n} comments');
  return (
    <button
      type="button"
      className="tg-marker"
      ref={button}
      hidden
      aria-label={
        summary
          ? t('{count} on {title}: {summary}', { count, title, summary })
          : t('{count} on {title}', { count, title })
      }
      onClick={() => newest && onOpen(newest.id)}
    >
      {threads.length}
    </button>
  );
}
