import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useReadable } from '../selection/create-store';
import { cover } from '../selection/geometry/place-on-page';
import { useWorkbench } from '../selection/Workbench';
import type { Drag } from './create-drag';
import type { DragSource } from './DragSource';
import { t } from '../../../../../shared/authoring/language/t';

/** Marks over the page where a drop would go. */
export function DropMark({ drag }: { drag: Drag }): ReactNode {
  const { geometry } = useWorkbench();
  const dragging = useReadable(drag);
  const mark = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const target = dragging?.target;
  useLayoutEffect(() => {
    if (!target || !mark.current) return;
    const { x, y } = geometry.scroll();
    const shown = target.kind === 'asset' ? target.box : target.place.line;
    cover(mark.current, { ...shown, left: shown.left - x, top: shown.top - y });
    const container = target.kind === 'place' ? geometry.boxes().get(target.place.parent) : undefined;
    if (around.current && container)
      cover(around.current, { ...container, left: container.left - x, top: container.top - y });
  }, [target, geometry]);
  if (!target) return null;
  const refused = target.kind === 'place' && target.refusal !== undefined;
  return (
    <div className="ed-drop" data-refused={refused} aria-hidden>
      {target.kind === 'place' && <div className="ed-drop__container" ref={around} />}
      <div className={target.kind === 'asset' ? 'ed-drop__asset' : 'ed-drop__line'} ref={mark} />
    </div>
  );
}

/** The dragged item at the pointer or, where a drop is refused, the reason. */
export function DragGhost({ drag }: { drag: Drag }): ReactNode {
  const { tree, titleOf } = useWorkbench();
  const dragging = useReadable(drag);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (dragging && element.current)
      element.current.style.transform = `translate(${dragging.at.x + 14}px, ${dragging.at.y + 14}px)`;
  });
  if (!dragging) return null;
  const { source, target } = dragging;
  const refusal = target?.kind === 'place' ? target.refusal : undefined;
  const name = nameOfSource(source, (path) => titleOf(tree.get().get(path)?.resourceType ?? ''));
  return (
    <div className="ed-ghost" ref={element} data-refused={refusal !== undefined} aria-hidden>
      <strong>{name}</strong>
      {refusal !== undefined && <span>{refusal}</span>}
      {target?.kind === 'asset' && <span>{t('Show it here')}</span>}
    </div>
  );
}

function nameOfSource(source: DragSource, titleAt: (path: string) => string): string {
  if (source.kind === 'component') return source.component.title;
  if (source.kind === 'asset') return source.asset.title;
  if (source.kind === 'section') return source.section.title;
  const [only = '', ...others] = source.paths;
  return others.length === 0 ? titleAt(only) : t('{count} components', { count: source.paths.length });
}
