import { applied } from './action';
import type { Post } from './action-post';
import { clearAway, type Clearing } from './clear-away';
import { guarded, guardedInverse, isDone, type Guarded } from '../guard';
import { isBetween, type Elsewhere } from '../elsewhere';
import { nextPost, type NextPost } from './next-post';
import { SlingError } from '../../sling/SlingError';
import type { SlingClient } from '../../sling/SlingClient';
import { t } from '../../../../../../shared/authoring/language/t';

/** The saved actions, and those that revert them. */
export interface Saved {
  readonly forward: readonly Guarded[];
  readonly backward: readonly Guarded[];
}

export type SaveResult =
  | ({ readonly done: true } & Saved)
  | {
      readonly done: false;
      readonly reason: 'conflict' | 'refused' | 'withdrawn';
      readonly message: string;
    };

interface SaveOptions {
  /** Whether an earlier visit may already have sent these without receiving a response. */
  readonly isRepeated?: boolean;
  /** Aborted when the author discards them: nothing more is sent, and saved actions are reverted. */
  readonly withdrawal?: AbortSignal;
}

export interface SaverOptions extends Clearing {
  readonly sling: Pick<SlingClient, 'post' | 'content'>;
  readonly editorId: string;
  /** Resolves when it is time to retry; called with 0 for the first failure. Rejects when the editor is closed. */
  away(attempt: number, error: SlingError): Promise<void>;
  /** Called when the server answers again. */
  back(): void;
  /** Called after each post with the remaining actions. */
  progress(rest: readonly Guarded[]): void;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const halfDone = t('Part of it was saved and could not be undone. Check the page before you continue.');
const overruled = t('The other author’s changes were kept.');

/** Carries out actions on the server, one after another, each exactly once. */
export class Saver {
  constructor(private readonly options: SaverOptions) {}

  async save(
    label: string,
    actions: readonly Guarded[],
    { isRepeated = false, withdrawal }: SaveOptions = {},
  ): Promise<SaveResult> {
    const saved: Mutable<Saved> = { forward: [], backward: [] };
    let rest = isRepeated ? await this.missing(actions, saved, false) : [...actions];
    let isCleared = false;
    let isOverruled = false;
    let isInDoubt = isRepeated;
    for (let attempt = 0, stale = 0; rest.length > 0 && !withdrawal?.aborted;) {
      if (!isCleared) {
        const cleared = await clearAway(label, rest, this.options);
        if ('reason' in cleared) return this.givenUp(cleared.reason, cleared.message, saved);
        rest = cleared.rest;
        isOverruled ||= cleared.isOverruled;
        isCleared = true;
        continue;
      }
      let next: NextPost;
      try {
        const prepared = await this.prepare(rest);
        if ('refusal' in prepared) return this.givenUp('refused', prepared.refusal, saved);
        next = prepared;
        rest = [...next.actions, ...rest.slice(next.actions.length)];
        if (next.post) await this.send(next.post, next.elsewhere);
      } catch (error) {
        if (!(error instanceof SlingError)) throw error;
        isCleared = false;
        if (error.isAway) {
          isInDoubt = true;
          await this.options.away(attempt++, error);
          rest = await this.missing(rest, saved, true);
        } else {
          const open = error.isStale ? await this.caughtUp(rest, saved, isInDoubt) : undefined;
          if (open) rest = open;
          else if (!error.isStale || !mayBeOther(rest, stale++))
            return this.givenUp('refused', error.message, saved);
        }
        continue;
      }
      [attempt, stale] = [0, 0];
      isInDoubt = false;
      this.options.back();
      const { length } = next.actions;
      if (next.post) this.record(next.actions, saved);
      rest = rest.slice(length);
      this.options.progress(rest);
    }
    if (withdrawal?.aborted) return this.givenUp('withdrawn', '', saved);
    const isNothing = isOverruled && saved.forward.length === 0;
    return isNothing ? { done: false, reason: 'conflict', message: overruled } : { done: true, ...saved };
  }

  private async givenUp(
    reason: 'conflict' | 'refused' | 'withdrawn',
    message: string,
    saved: Saved,
  ): Promise<SaveResult> {
    const isClean = await this.takeBack(saved.backward);
    return { done: false, reason, message: isClean ? message : `${message} ${halfDone}`.trim() };
  }

  /** Records saved actions and applies them to the content. */
  private record(batch: readonly Guarded[], saved: Mutable<Saved>): void {
    const { content } = this.options;
    for (const { action } of batch) {
      saved.forward.push(guarded(content.tree, action));
      saved.backward.unshift(guardedInverse(content.tree, action));
      content.tree = applied(content.tree, action);
    }
  }

  private prepare(rest: readonly Guarded[]) {
    const { sling, content } = this.options;
    return nextPost(sling, content.tree, rest);
  }

  /** @param elsewhere the other page that the post changes */
  private async send({ path, fields }: Post, elsewhere?: Elsewhere): Promise<void> {
    const { sling, content, editorId } = this.options;
    const here = content.version;
    const isHere = path.startsWith(`${content.tree.root}/`) || path === content.tree.root;
    if (!elsewhere) content.version = (await sling.post(path, fields, { ifVersion: here, editorId })).version;
    else if (isHere) {
      const versions = { ifVersion: here, ifDestVersion: elsewhere.version };
      content.version = (await sling.post(path, fields, { ...versions, editorId })).version;
    } else {
      const versions = { ifVersion: elsewhere.version, ifDestVersion: here };
      content.version = (await sling.post(path, fields, { ...versions, editorId })).destVersion;
    }
  }

  /**
   * The open actions if the known content was outdated; it has then been read again, so that they can be repeated.
   * Undefined if it was not.
   *
   * @param isInDoubt whether a response was lost: a server that does not know either shows that post only later
   */
  private async caughtUp(
    rest: Guarded[],
    saved: Mutable<Saved>,
    isInDoubt: boolean,
  ): Promise<Guarded[] | undefined> {
    const { content } = this.options;
    const before = content.version;
    const open = isInDoubt
      ? await this.missing(rest, saved, true).catch(() => rest)
      : await content.read().then(
          () => rest,
          () => rest,
        );
    return content.version === before ? undefined : open;
  }

  /**
   * The actions that have not arrived after a response was lost. Reads until the server answers.
   * @param isKnown whether the known content predates the post
   */
  private async missing(
    actions: readonly Guarded[],
    saved: Mutable<Saved>,
    isKnown: boolean,
  ): Promise<Guarded[]> {
    const { content } = this.options;
    const { tree, version } = content;
    await this.readAgain();
    // Same version: nothing arrived. A new version may be due to this very post.
    if (isKnown && version === content.version) return [...actions];
    const open = actions.findIndex((guard) => !isDone(guard, content.tree));
    const done = open < 0 ? actions : actions.slice(0, open);
    if (isKnown) {
      const now = content.tree;
      content.tree = tree;
      this.record(done, saved);
      content.tree = now;
    }
    return actions.slice(done.length);
  }

  private async readAgain(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.options.content.read();
        return this.options.back();
      } catch (error) {
        if (!(error instanceof SlingError) || !error.isAway) throw error;
        await this.options.away(attempt, error);
      }
    }
  }

  /** Reverts a group that failed half-way. @returns whether all of it was reverted */
  private async takeBack(backward: readonly Guarded[]): Promise<boolean> {
    const { content } = this.options;
    for (const guard of backward) {
      try {
        const next = await this.prepare([guard]);
        if ('refusal' in next) return false;
        if (next.post) await this.send(next.post, next.elsewhere);
        content.tree = next.actions.reduce((tree, { action }) => applied(tree, action), content.tree);
      } catch (error) {
        if (!(error instanceof SlingError)) throw error;
        return false;
      }
    }
    return true;
  }
}

/** The other page can change between reading it and the post, so retry, but only a few times. */
const mayBeOther = (rest: readonly Guarded[], times: number): boolean =>
  times < 3 && rest[0] !== undefined && isBetween(rest[0].action);
