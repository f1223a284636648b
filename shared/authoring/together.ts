import { servlet } from '../addresses/app';

/* What author's server and its screens agree on about people who work at the same time. */

export const PRESENCE_ADDRESS = servlet('presence.json');
export const COMMENTS_ADDRESS = servlet('comments.json');
export const NOTICES_ADDRESS = servlet('notices.json');

/** Somebody who works on the author server. */
export interface Person {
  /** The account; without accounts an id that the browser keeps. */
  readonly id: string;
  readonly name: string;
}

/** A text that somebody is typing in. */
export interface EditedText {
  /** The component. */
  readonly path: string;
  readonly property: string;
}

/** A window in which somebody has a page open. */
export interface Present {
  readonly tab: string;
  readonly person: Person;
  readonly page: string;
  /** The selected component; undefined if none is. */
  readonly component?: string | undefined;
  readonly edits?: EditedText | undefined;
}

/** Milliseconds between two signs of life of a window. */
export const HEARTBEAT_MS = 20_000;

/** The answer to a sign of life. */
export interface PresenceAnswer {
  readonly me: Person;
  /** Whether the person may choose the name that others see. */
  readonly mayRename: boolean;
  /** All windows with the page open, the sender's included. */
  readonly here: readonly Present[];
  /** Who types in the text that the sender asked for; undefined if the sender has it. */
  readonly heldBy?: Person;
  /** Who has locked the page. */
  readonly lockedBy?: Person;
  /** Whether the sender may change the page although it is locked, and unlock it. */
  readonly holdsLock: boolean;
  readonly mayUnlock: boolean;
}

/** Whom a task is for. */
export interface Assignee {
  readonly type: 'person' | 'group';
  readonly id: string;
  readonly name: string;
}

/** What somebody wrote in a thread. */
export interface Remark {
  readonly id: number;
  readonly by: Person;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** People whose name stands in the text after `@`. */
  readonly mentions: readonly Person[];
  readonly editedAt?: string;
}

/** A comment or a task on a page or one of its components, with its replies. */
export interface Thread {
  readonly id: number;
  readonly kind: 'comment' | 'task';
  readonly page: string;
  /** The component; undefined if it is about the page. */
  readonly component?: string | undefined;
  /** The component's title when the thread began, to be named once it is gone. */
  readonly about?: string | undefined;
  readonly remarks: readonly Remark[];
  readonly assignee?: Assignee | undefined;
  /** `2026-12-24`. */
  readonly due?: string | undefined;
  readonly resolved?: { readonly by: Person; readonly at: string } | undefined;
  /** Counts the changes of the thread. */
  readonly version: number;
}

/** All about a page, and those who may read it. */
export interface PageComments {
  readonly me: Person;
  readonly isAdministrator: boolean;
  /** The groups that the person is in. */
  readonly myGroups: readonly string[];
  readonly threads: readonly Thread[];
  readonly people: readonly Person[];
  readonly groups: readonly string[];
}

/** A change of comments, as posted. */
export type CommentChange =
  | {
      readonly action: 'create';
      readonly kind: Thread['kind'];
      readonly page: string;
      readonly component?: string | undefined;
      readonly about?: string | undefined;
      readonly text: string;
      readonly mentions?: readonly string[] | undefined;
      readonly assignee?: Pick<Assignee, 'type' | 'id'> | undefined;
      readonly due?: string | undefined;
    }
  | {
      readonly action: 'reply';
      readonly id: number;
      readonly text: string;
      readonly mentions?: readonly string[] | undefined;
    }
  | {
      readonly action: 'edit';
      readonly id: number;
      readonly version: number;
      readonly remark: number;
      readonly text: string;
      readonly mentions?: readonly string[] | undefined;
    }
  /** The first remark takes the thread with it. */
  | { readonly action: 'remove'; readonly id: number; readonly version: number; readonly remark: number }
  | { readonly action: 'resolve' | 'reopen'; readonly id: number; readonly version: number }
  | {
      readonly action: 'assign';
      readonly id: number;
      readonly version: number;
      readonly assignee: Pick<Assignee, 'type' | 'id'> | null;
      readonly due: string | null;
    };

/** Something that concerns a person, until they have read it. */
export interface Notice {
  readonly id: number;
  readonly kind: 'mention' | 'assignment' | 'reply' | 'resolved' | 'review';
  /** Who caused it. */
  readonly by: Person;
  /** ISO 8601. */
  readonly at: string;
  /** `Anna mentioned you on “Compressors”`. */
  readonly title: string;
  /** The beginning of what was written. */
  readonly excerpt?: string;
  /** The page that it is about: who may not read it any more is not shown the notice. */
  readonly path: string;
  /** Where the author looks at it. */
  readonly address: string;
  readonly isRead: boolean;
}

/** Somebody's notices, newest first. */
export interface NoticesAnswer {
  readonly unread: number;
  readonly notices: readonly Notice[];
}

/** Events beside changes of content on the stream of changes. */
export interface LiveEvents {
  readonly presence: { readonly page: string; readonly here: readonly Present[] };
  readonly comments: { readonly page: string };
  /** To the person whose notices they are. How many they may see, they ask for. */
  readonly notices: Readonly<Record<string, never>>;
}
