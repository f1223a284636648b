import { urnOf } from '../../../../../../shared/addresses/universal-editor';
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

/** What a component stores. @throws SlingError */
export const readStored = async (path: string): Promise<ContentNode> =>
  (await post<{ data: ContentNode }>('details', { target: { resource: urnOf(path) } })).data;

/** Takes a change back. @throws SlingError if somebody else has changed the page since */
export const undoChange = (change: number): Promise<object> => post('undo', { change });

/** Publishes the pages of resources. @throws SlingError */
export const publishPages = (paths: readonly string[]): Promise<object> =>
  post('publish', { references: paths.map(urnOf) });

const post = <T>(name: string, payload: object): Promise<T> =>
  postJson<T>(`/universal-editor/${name}`, payload);
