import type { CommentChange, PageComments, Thread } from '../../../../../../shared/authoring/together';
import type { Readable } from '../../selection/create-store';

/** What of the comments is on the screen. */
export interface CommentsView {
  readonly isOpen: boolean;
  /** The thread that was asked for. */
  readonly chosen?: number;
  /** What a new comment is about: a component, or the page (`''`); undefined if none is being written. */
  readonly about?: string;
}

/** The comments of the open page. They are read again when anybody changes one. */
export interface Comments extends Readable<PageComments | undefined> {
  readonly view: Readable<CommentsView>;
  /** Opens or closes the rail. */
  show(isOpen: boolean): void;
  choose(thread: number): void;
  /** Begins a comment on a component, or on the page (`''`); undefined ends it. */
  compose(about: string | undefined): void;
  /**
   * @returns the thread; undefined if it was removed
   * @throws SlingError if the server refused it
   */
  send(change: CommentChange): Promise<Thread | undefined>;
  close(): void;
}
