import { Vector3, type Object3D } from 'three';
import { letterOf } from '../../../../../../shared/features/catalogue/api/letter-of';
import { partOf } from './parts';
import type { Stage } from './Stage';

/** A connection as the model's file marks it. */
interface Marked {
  readonly role: string;
  readonly thread: string | undefined;
  readonly at: Vector3;
  readonly towards: Vector3;
}

/** The connections that a model marks by nodes with `extras`. */
export function connectionsIn(model: Object3D): Marked[] {
  const found: Marked[] = [];
  model.traverse((node) => {
    const { role, thread, towards }: Record<string, unknown> = node.userData;
    if (typeof role !== 'string' || !Array.isArray(towards)) return;
    const [x = 0, y = 0, z = 0] = towards.map(Number);
    found.push({
      role,
      thread: typeof thread === 'string' ? thread : undefined,
      at: node.getWorldPosition(new Vector3()),
      towards: new Vector3(x, y, z),
    });
  });
  return found;
}

/** Letters at the connections, as on the dimension drawing, and a list whose entries turn the model to them. */
export function showConnections(
  root: HTMLElement,
  stage: Stage,
  connections: readonly Marked[],
  signal: AbortSignal,
): void {
  const part = partOf(root, 'connections', HTMLElement);
  const list = partOf(root, 'list', HTMLElement);
  const roles: Record<string, string> = JSON.parse(root.dataset.roles ?? '{}');
  const marks = connections.map(({ role, thread, towards }, index) => {
    const letter = letterOf(index);
    const mark = elementOf('span', 'mark', letter);
    mark.setAttribute('aria-hidden', 'true');
    const entry = document.createElement('li');
    const button = elementOf('button', 'connection', '');
    button.type = 'button';
    button.append(
      elementOf('span', 'letter', letter),
      [roles[role] ?? role, thread].filter(Boolean).join(', '),
    );
    entry.append(button);
    list.append(entry);
    const show = () => {
      stage.face(towards);
      marks.forEach((each) => (each.dataset.chosen = String(each === mark)));
    };
    button.addEventListener('click', show, { signal });
    mark.addEventListener('click', show, { signal });
    return mark;
  });
  stage.element.append(...marks);
  part.hidden = connections.length === 0;
  stage.onDraw(() => connections.forEach((each, index) => place(marks[index], each, stage)));
  signal.addEventListener('abort', () => {
    marks.forEach((mark) => mark.remove());
    list.replaceChildren();
    part.hidden = true;
  });
}

/** Puts a letter where its connection is in the picture; those on a side turned away are faint. */
function place(mark: HTMLElement | undefined, { at, towards }: Marked, { camera, element }: Stage): void {
  if (!mark) return;
  const { x, y } = at.clone().project(camera);
  const [left, top] = [((x + 1) / 2) * element.clientWidth, ((1 - y) / 2) * element.clientHeight];
  mark.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`;
  mark.dataset.behind = String(towards.dot(camera.position.clone().sub(at)) < 0);
}

function elementOf<K extends 'span' | 'button'>(
  tag: K,
  name: string,
  text: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = `cmp-product__solid-${name}`;
  element.textContent = text;
  return element;
}
