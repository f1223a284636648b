import { urnOf } from '../../../../../../shared/addresses/universal-editor';
import type { UniversalField } from '../../../../../../shared/authoring/universal-field';
import type { Breakpoint } from '../../layout/breakpoints';
import { postJson } from '../../sling/post-json';
import type { ContentNode } from '../../sling/content-node';

/** A call that changes content, as the Universal Editor documents it: its name, and what is sent with it. */
export interface Call {
  readonly name: 'patch' | 'add' | 'move' | 'copy' | 'remove';
  readonly payload: object;
}

/** What author says of a change. */
export interface Answer {
  /** For `undo`; missing if nothing changed. */
  readonly change?: number;
  /** The component that was added or moved, at its new place. */
  readonly resource?: string;
}

/**
 * Sends a call to author's own service. Other services are never called, whatever the page announces: the proof that goes
 * with a call is this author's.
 *
 * @throws SlingError if it was refused
 */
export const sendCall = ({ name, payload }: Call): Promise<Answer> => post<Answer>(name, payload);

/** What author knows of a component. */
export interface Stored {
  readonly data: ContentNode;
  /** The grid that it is laid out in. */
  readonly grid?: StoredGrid;
  /** Of a fragment: the fields of its model. */
  readonly fields?: readonly UniversalField[];
}

export interface StoredGrid {
  readonly columns: number;
  readonly breakpoints: readonly Breakpoint[];
}

/** What a component stores. @throws SlingError */
export const readStored = (path: string): Promise<Stored> =>
  post<Stored>('details', { target: { resource: urnOf(path) } });

/** Takes a change back. @throws SlingError if somebody else has changed the page since */
export const undoChange = (change: number): Promise<object> => post('undo', { change });

/** Publishes the pages and fragments of resources; says which author has. @throws SlingError */
export const publishPages = (paths: readonly string[]): Promise<{ readonly publishes: readonly string[] }> =>
  post('publish', { references: paths.map(urnOf) });

const post = <T>(name: string, payload: object): Promise<T> =>
  postJson<T>(`/universal-editor/${name}`, payload);
