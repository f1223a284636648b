import type { Command, ContentNode } from '../../session/EditorSession';
import { same } from '../form/node';
import { setCommand } from '../form/read-write';
import type { Values } from '../form/Values';

/** How a form reads and writes a component. */
export interface Shape {
  read(node: ContentNode): Values;
  /** The node with all the form's values. */
  write(node: ContentNode, values: Values): ContentNode;
}

/** A form whose values are saved while they are typed. */
export interface LiveState {
  /** What the values are written into. */
  readonly origin: ContentNode;
  /** The component as saved or sent; of what is typed and not sent, as it was when the typing began. */
  readonly saved: ContentNode;
  readonly values: Values;
  /** The latest values that were sent. */
  readonly sent: Values;
}

export function begun(shape: Shape, node: ContentNode): LiveState {
  const values = shape.read(node);
  return { origin: node, saved: node, values, sent: values };
}

/**
 * What is still to be sent.
 *
 * @param wrong names of fields whose values are not sent
 * @returns undefined if there is nothing
 */
export function unsent(
  path: string,
  shape: Shape,
  { origin, saved, values, sent }: LiveState,
  wrong: ReadonlySet<string> = new Set(),
): { readonly command: SetCommand; readonly sent: Values } | undefined {
  const good = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wrong.has(name) ? sent[name] : value]),
  );
  const command = setCommand(path, saved, shape.write(origin, good));
  return command?.type === 'set' ? { command, sent: good } : undefined;
}

export type SetCommand = Extract<Command, { type: 'set' }>;

/** The members that a command writes. */
export const namesOf = ({ properties, children }: SetCommand): readonly string[] =>
  Object.keys({ ...properties, ...children });

/** After sending: what was sent is as the session has it now. */
export const withSent = (state: LiveState, names: readonly string[], now: ContentNode): LiveState => ({
  ...state,
  saved: taking(state.saved, now, names),
});

/**
 * The form after the component has changed elsewhere: by another author, undo, or the server. Its values follow, except
 * what is typed and not sent: of that, `saved` keeps what the author saw, so that sending it is a conflict.
 */
export function rebased(shape: Shape, state: LiveState, now: ContentNode): LiveState {
  const { origin, saved, values, sent } = state;
  const changed = differing(saved, now);
  if (changed.length === 0) return state;
  const after = shape.write(origin, values);
  const typed = new Set(differing(saved, after));
  const taken = changed.filter((name) => !typed.has(name) || same(after[name], now[name]));
  const [were, are] = [shape.read(after), shape.read(taking(after, now, taken))];
  const follow = (value: Values): Values =>
    Object.fromEntries(
      Object.keys(are).map((name) => [name, same(were[name], are[name]) ? value[name] : are[name]]),
    );
  return {
    origin: taking(origin, now, taken),
    saved: taking(saved, now, taken),
    values: follow(values),
    sent: follow(sent),
  };
}

/** The names of members that differ. */
const differing = (a: ContentNode, b: ContentNode): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => !same(a[name] ?? undefined, b[name] ?? undefined),
  );

/** A node with some members of another one. */
export const taking = (node: ContentNode, from: ContentNode, names: readonly string[]): ContentNode =>
  Object.fromEntries([
    ...Object.entries(node).filter(([name]) => !names.includes(name)),
    ...Object.entries(from).filter(([name]) => names.includes(name)),
  ]);
