import type { DialogField } from '../../../kit/dialogs/dialog';
import type { EditorSession, Outcome } from '../../session/EditorSession';
import { draftOf, dropDraft, keepDraft } from '../draft';
import { changedValues } from '../form/changed-values';
import { checkValues, type Problem } from '../form/check-values';
import { isWithin } from '../form/is-within';
import type { Value, Values } from '../form/Values';
import { begun, namesOf, rebased, unsent, withSent, type LiveState, type Shape } from './live-state';
import { Visit } from './Visit';
import { t } from '../../../../../../shared/authoring/language/t';

export interface LiveOptions {
  /** The component's node. */
  readonly path: string;
  readonly session: Pick<EditorSession, 'content' | 'execute' | 'subscribe'>;
  readonly shape: Shape;
  readonly fields: readonly DialogField[];
  /** The component's title, for the steps. */
  readonly title: string;
  /** Claims a text before others type in it. @returns why it cannot be had */
  claim?(path: string, property: string): Promise<string | undefined>;
  /** Gives it back. */
  release?(): void;
}

/** What a form that saves itself shows. */
export interface LiveView {
  readonly values: Values;
  /** Problems of fields that the author has changed. */
  readonly problems: readonly Problem[];
  /** Whether something is typed and not sent yet. */
  readonly isUnsent: boolean;
  /** Why the last change was not saved. */
  readonly refusal: string | undefined;
  /** Values of an earlier visit that could not be saved. */
  readonly draft: Values | undefined;
}

/** Time without a key press after which a text is saved, in ms. */
const PAUSE = 300;

/** A component's form that saves itself while it is filled in. What is wrong is not saved, and kept as a draft. */
export class LiveForm {
  private state: LiveState;
  private view: LiveView;
  private readonly changed = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly currentVisit: Visit;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refusal: string | undefined;
  private draft: Values | undefined;

  constructor(private readonly options: LiveOptions) {
    const { path, session, shape } = options;
    this.state = begun(shape, session.content(path) ?? {});
    this.draft = draftOf(path, this.state.sent);
    this.currentVisit = new Visit(options, (name, reason) => this.takeBack(name, reason));
    this.view = this.seen();
  }

  readonly get = (): LiveView => this.view;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows the session. @returns saves what is typed, and stops */
  open(): () => void {
    // After the outcome of a command has been told: a refused value stays as typed.
    const stop = this.options.session.subscribe(() => setTimeout(() => this.follow()));
    const leave = () => this.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      this.flush();
      this.currentVisit.end();
    };
  }

  /** The author has come to a field; undefined: has left the form. What was typed in another one is saved. */
  visit(name: string | undefined): void {
    if (!this.currentVisit.isOf(name)) this.flush();
    this.currentVisit.to(name);
  }

  set(name: string, value: Value): void {
    const { fields } = this.options;
    this.visit(name);
    this.currentVisit.changes(fields.find((field) => field.name === name));
    this.changed.add(name);
    this.state = { ...this.state, values: changedValues(fields, this.state.values, name, value) };
    this.refusal = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), this.currentVisit.isTyping ? PAUSE : 0);
    this.show();
  }

  /** Saves what is typed, except what is wrong. */
  flush(): void {
    clearTimeout(this.timer);
    this.follow();
    const { path, shape, session } = this.options;
    const problems = this.problems();
    const wrong = this.wrong(problems);
    const rest = unsent(path, shape, this.state, wrong);
    this.keep(wrong.size > 0);
    if (rest) {
      const names = namesOf(rest.command);
      const saving = session.execute(rest.command, this.label(), undefined, this.currentVisit.id);
      this.state = withSent({ ...this.state, sent: rest.sent }, names, session.content(path) ?? {});
      void saving.then((outcome) => this.told(outcome, names));
    }
    this.show();
  }

  takeDraft(): void {
    const { draft } = this;
    this.draft = undefined;
    for (const [name, value] of Object.entries(draft ?? {})) {
      if (this.state.values[name] !== value) this.set(name, value);
    }
    this.flush();
  }

  forget(): void {
    dropDraft(this.options.path);
    this.draft = undefined;
    this.show();
  }

  /** The component may have changed. */
  private follow(): void {
    const { path, session, shape } = this.options;
    const now = session.content(path);
    const state = now ? rebased(shape, this.state, now) : this.state;
    if (state === this.state) return;
    this.state = state;
    this.show();
  }

  private told(outcome: Outcome, names: readonly string[]): void {
    if (outcome.done || outcome.reason !== 'refused') return;
    // What was refused is typed and not sent again.
    this.state = withSent(this.state, names, this.options.session.content(this.options.path) ?? {});
    this.refusal = outcome.message;
    this.keep(true);
    this.show();
  }

  /** Somebody else types in this text. */
  private takeBack(name: string, reason: string): void {
    clearTimeout(this.timer);
    const { values, sent } = this.state;
    this.state = { ...this.state, values: { ...values, [name]: sent[name] } };
    this.refusal = reason;
    this.show();
  }

  private label(): string {
    const { title, fields } = this.options;
    const field = fields.find(({ name }) => this.currentVisit.isOf(name));
    return field ? t('Edit {title}: {label}', { title, label: field.label }) : t('Edit {title}', { title });
  }

  private keep(isLeft: boolean): void {
    const { path, shape, session } = this.options;
    const now = session.content(path);
    if (isLeft && now) keepDraft(path, { before: shape.read(now), values: this.state.values });
    else if (this.changed.size > 0) dropDraft(path);
  }

  private problems(): readonly Problem[] {
    return checkValues(this.options.fields, this.state.values).filter(({ place }) =>
      [...this.changed].some((name) => isWithin(place, name)),
    );
  }

  private wrong(problems: readonly Problem[]): ReadonlySet<string> {
    const isWrong = ({ name }: DialogField) => problems.some(({ place }) => isWithin(place, name));
    return new Set(this.options.fields.filter(isWrong).map(({ name }) => name));
  }

  private seen(): LiveView {
    const { path, shape } = this.options;
    const { state, refusal, draft } = this;
    const problems = this.problems();
    return {
      values: state.values,
      problems,
      refusal,
      draft,
      isUnsent: unsent(path, shape, state, this.wrong(problems)) !== undefined,
    };
  }

  private show(): void {
    this.view = this.seen();
    this.listeners.forEach((listener) => listener());
  }
}
