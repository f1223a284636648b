import { pathIn } from '../../../../../../shared/addresses/universal-editor';
import { messageOf } from '../../session/saving/outcomes';
import type { Command, ContentNode, Outcome, SessionState } from '../../session/EditorSession';
import { SlingError } from '../../sling/SlingError';
import { readStored, sendCall, undoChange, type Answer, type Call, type Stored } from './Calls';
import {
  NO_STEPS,
  withoutPast,
  withRedone,
  withStep,
  withUndone,
  type Step,
  type Steps,
} from './ChangeHistory';

/** How a change is made and shown. */
export interface Change {
  readonly label: string;
  readonly call: Call;
  readonly visit?: string | undefined;
  /** Shows it on the page. @param answer author's */
  show(answer: Answer): void;
}

/** Makes the calls that property form and tree want, one after another, and knows what can be undone. */
export interface UniversalSession {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** What a component stores; undefined until `read` has told it. */
  content(path: string): ContentNode | undefined;
  /** What else `read` has told of a component: the grid that it is laid out in, or the fields of a fragment. */
  facts(path: string): Omit<Stored, 'data'>;
  /** Reads what a component stores. Never rejects: the message says why it cannot be read. */
  read(path: string): Promise<string | undefined>;
  /** Never rejects. `paths` has that of what was added or moved. */
  make(change: Change): Promise<Outcome>;
  /** Changes properties; `toCall` gives what has to be sent, and how it is shown. */
  set(
    command: Command,
    toCall: (before: ContentNode, after: ContentNode) => Change | undefined,
  ): Promise<Outcome>;
  undo(): Promise<Outcome>;
  redo(): Promise<Outcome>;
}

/** @param redraw shows the page as it is stored, after an undo or redo */
export function createUniversalSession(redraw: () => void): UniversalSession {
  const listeners = new Set<() => void>();
  const contents = new Map<string, ContentNode>();
  const facts = new Map<string, Omit<Stored, 'data'>>();
  let steps: Steps = NO_STEPS;
  let waiting = 0;
  let revision = 0;
  let last: Promise<unknown> = Promise.resolve();
  let state = stateOf();

  function stateOf(): SessionState {
    const [undo, redo] = [steps.past.at(-1)?.label, steps.future[0]?.label];
    return {
      ...{ saving: waiting > 0, offline: false, signedOut: false, waiting, revision, isDeleted: false },
      ...(undo !== undefined && { undo }),
      ...(redo !== undefined && { redo }),
    };
  }
  const show = () => {
    state = stateOf();
    listeners.forEach((listener) => listener());
  };
  /** One request after another; what fails is told by its outcome. */
  async function inTurn(run: () => Promise<Outcome>): Promise<Outcome> {
    waiting += 1;
    show();
    const turn = last
      .then(run)
      .catch((error: unknown): Outcome => ({ done: false, reason: 'refused', message: messageOf(error) }));
    last = turn;
    const outcome = await turn;
    waiting -= 1;
    show();
    return outcome;
  }
  const keep = (path: string, node: ContentNode) => {
    contents.set(path, node);
    revision += 1;
    show();
  };
  const readOne = async (path: string) => {
    const { data, ...others } = await readStored(path);
    facts.set(path, others);
    keep(path, data);
  };
  const readAgain = async () => {
    for (const path of contents.keys()) await readOne(path).catch(() => contents.delete(path));
    redraw();
  };
  const made = async ({ label, call, visit, show: showIt }: Change): Promise<Outcome> => {
    const answer = await sendCall(call);
    if (answer.change !== undefined)
      steps = withStep(steps, { label, calls: [call], changes: [answer.change], visit });
    showIt(answer);
    const path = pathIn(answer.resource ?? '');
    return { done: true, paths: path === undefined ? [] : [path] };
  };
  /** Change by change: what fails half-way goes on from there. */
  const undoStep = async ({ changes }: Step) => {
    for (const change of changes.toReversed()) {
      try {
        await undoChange(change);
      } catch (error) {
        if (error instanceof SlingError && !error.isAway) steps = withoutPast(steps);
        throw error;
      }
      steps = withUndone(steps);
    }
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    content: (path) => contents.get(path),
    facts: (path) => facts.get(path) ?? {},
    async read(path) {
      try {
        await readOne(path);
        return undefined;
      } catch (error) {
        return messageOf(error);
      }
    },
    make: (change) => inTurn(() => made(change)),
    set(command, toCall) {
      if (command.type !== 'set') return Promise.resolve(NOTHING);
      const { path, properties, children } = command;
      const before = contents.get(path) ?? {};
      const after = withMembers(before, { ...properties, ...children });
      const change = toCall(before, after);
      if (!change) return Promise.resolve(NOTHING);
      // Known at once, so that the form does not send it again.
      keep(path, after);
      return inTurn(async () => {
        try {
          return await made(change);
        } catch (error) {
          contents.set(path, withMembers(contents.get(path) ?? {}, membersOf(before, after)));
          revision += 1;
          throw error;
        }
      });
    },
    undo: () =>
      inTurn(async () => {
        const step = steps.past.at(-1);
        if (!step) return NOTHING;
        await undoStep(step);
        await readAgain();
        return { done: true, paths: [] };
      }),
    redo: () =>
      inTurn(async () => {
        const [step] = steps.future;
        if (!step) return NOTHING;
        for (const call of step.calls) steps = withRedone(steps, (await sendCall(call)).change);
        await readAgain();
        return { done: true, paths: [] };
      }),
  };
}

const NOTHING = { done: false, reason: 'nothing', message: '' } as const;

type Members = Readonly<Record<string, ContentNode[string] | null>>;

/** A node with some members replaced; null removes one. */
const withMembers = (node: ContentNode, members: Members): ContentNode =>
  Object.fromEntries(
    Object.entries({ ...node, ...members }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

/** The members of a node that another one has in another form, null for those that it lacks. */
const membersOf = (node: ContentNode, other: ContentNode): Members =>
  Object.fromEntries(
    Object.keys({ ...node, ...other })
      .filter((name) => node[name] !== other[name])
      .map((name) => [name, node[name] ?? null]),
  );
