import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import { markChanges } from './marks';
import type { Comparison, Side } from './use-comparison';
import { drawnAt } from './version';

/** Pages are drawn as on a desktop, scaled to the room that there is, in pixels. */
const DESKTOP = 1366;
const PHONE = 390;

interface DrawnPagesProps {
  path: string;
  comparison: Comparison;
  names: readonly [before: string, after: string];
}

/** Both states as pages side by side, with what differs outlined; they scroll together. */
export function DrawnPages({ path, comparison, names }: DrawnPagesProps): ReactNode {
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const { before, after, changes } = comparison;
  const follow = (from: number) => {
    const [window, other] = [frames.current[from], frames.current[1 - from]].map(
      (frame) => frame?.contentWindow,
    );
    if (!window || !other || Math.abs(other.scrollY - window.scrollY) < 2) return;
    other.scrollTo(0, window.scrollY);
  };
  const sides: readonly (readonly [Side, string])[] = [
    [before, names[0]],
    [after, names[1]],
  ];
  return (
    <div className="ed-drawn">
      {sides.map(([side, name], at) => (
        <DrawnPage
          key={`${at} ${side.id}`}
          address={drawnAt(path, side.id)}
          title={name}
          onFrame={(frame) => (frames.current[at] = frame)}
          onLoad={({ contentDocument, contentWindow }) => {
            const isShown = (kind: string) => kind === 'changed' || kind === (at === 0 ? 'removed' : 'added');
            if (contentDocument)
              markChanges(
                contentDocument,
                side.model,
                changes.filter(({ kind }) => isShown(kind)),
              );
            contentWindow?.addEventListener('scroll', () => follow(at), { passive: true });
          }}
        />
      ))}
    </div>
  );
}

interface DrawnPageProps {
  address: string;
  title: string;
  onFrame(frame: HTMLIFrameElement | null): void;
  onLoad(frame: HTMLIFrameElement): void;
}

function DrawnPage({ address, title, onFrame, onLoad }: DrawnPageProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const page = useIsNarrow() ? PHONE : DESKTOP;
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = width > 0 ? width / page : 1;
  return (
    <figure className="ed-drawn__side">
      <figcaption>{title}</figcaption>
      <div className="ed-drawn__room" ref={room}>
        <iframe
          ref={onFrame}
          src={address}
          title={title}
          style={{ width: page, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={(event) => onLoad(event.currentTarget)}
        />
      </div>
    </figure>
  );
}
