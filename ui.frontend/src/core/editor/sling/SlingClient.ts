import { listenToChanges, type ContentChange } from './changes';
import type { ContentNode } from './content-node';
import { createPost, type Post } from './create-post';
import type { Field } from './post-fields';
import type { Posted, PostOptions, Replicated } from './Posted';
import { postedOf, replicatedOf, versionOf } from './read-response';
import { get, jsonOf, type Fetch } from './request';
import { Waiting } from './Waiting';

export type { Posted, PostOptions, Replicated } from './Posted';

/** A component that a container's policy allows. */
export interface AllowedComponent {
  readonly resourceType: string;
  readonly title: string;
  /** Description (`jcr:description`). */
  readonly description?: string;
  /** `cq:icon`. */
  readonly icon?: string;
  readonly group: string;
  readonly isContainer: boolean;
  /** Initial content (`cq:template`). */
  readonly template: ContentNode;
}

export interface QueryResult<Hit> {
  readonly success: boolean;
  readonly results: number;
  readonly total: number;
  readonly more: boolean;
  readonly offset: number;
  readonly hits: readonly Hit[];
}

/** Client of the author server. All methods reject with a SlingError. */
export interface SlingClient {
  /** Sling POST; sent once, never retried. */
  post(path: string, fields: readonly Field[], options?: PostOptions): Promise<Posted>;
  content(path: string): Promise<{ node: ContentNode; version: string | undefined }>;
  model(path: string): Promise<Record<string, unknown>>;
  /** QueryBuilder's predicates, `{ path, type, fulltext … }`. */
  query<Hit = ContentNode>(predicates: Readonly<Record<string, string>>): Promise<QueryResult<Hit>>;
  /** The components that a container's policy allows; not cached. */
  allowedComponents(container: string): Promise<readonly AllowedComponent[]>;
  /** Any JSON of the author server. */
  json<T>(address: string): Promise<T>;
  /** Posts to a servlet of the author server, and resolves with its JSON answer. Sent once, never retried. */
  command<T>(address: string, fields: readonly Field[]): Promise<T>;
  /** Publishes or unpublishes pages. `missing`: content that they need and visitors do not have. */
  replicate(
    command: 'Activate' | 'Deactivate',
    paths: readonly string[],
    options?: { readonly references?: boolean; readonly editorId?: string },
  ): Promise<Replicated>;
  /** Reverts an unpublication: all its pages are published again. */
  restore(undo: number): Promise<Replicated>;
  /** Pending requests. An author can cancel reads; writes are always awaited. */
  readonly waiting: Waiting;
  /** Called after each change of content, and without a change after a lost connection was restored. */
  changes(listener: (change: ContentChange | undefined) => void): () => void;
}

/** A content path as a URL path: names encoded, colons kept (Sling accepts both). */
export const addressOf = (path: string): string =>
  path
    .split('/')
    .map((name) => encodeURIComponent(name).replaceAll('%3A', ':'))
    .join('/');

/** @param fetch replaces the window's `fetch` in tests */
export function createSlingClient(
  fetch: Fetch = (address, init) => window.fetch(address, init),
): SlingClient {
  const waiting = new Waiting();
  const send = createPost(fetch);
  const post: Post = (address, fields, options) => waiting.for(send(address, fields, options));

  /** Requested by an author, who can cancel it. */
  const json = <T>(address: string): Promise<T> => {
    const stop = new AbortController();
    const answer = get(fetch, address, { stop: stop.signal }).then((response) => jsonOf<T>(response));
    return waiting.for(answer, stop);
  };

  const replicate = async (fields: readonly Field[], paths: readonly string[], editorId?: string) =>
    replicatedOf(await post('/bin/replicate.json', fields, { editorId }), paths);

  return {
    post: async (path, fields, options = {}) => postedOf(await post(addressOf(path), fields, options)),
    replicate: (command, paths, { references = false, editorId } = {}) =>
      replicate(
        [
          ['cmd', command],
          ...paths.map((path): Field => ['path', path]),
          ...(references ? [['references', 'true'] as const] : []),
        ],
        paths,
        editorId,
      ),
    restore: (undo) =>
      replicate(
        [
          ['cmd', 'Restore'],
          ['undo', String(undo)],
        ],
        [],
      ),
    // The session needs these two, so they cannot be cancelled.
    async content(path) {
      const response = await waiting.for(get(fetch, `${addressOf(path)}.infinity.json`));
      return { node: await jsonOf(response), version: versionOf(response) };
    },
    model: (path) =>
      waiting.for(
        get(fetch, `${addressOf(path)}.model.json`).then((response) =>
          jsonOf<Record<string, unknown>>(response),
        ),
      ),
    query: (predicates) => json(`/bin/querybuilder.json?${String(new URLSearchParams(predicates))}`),
    allowedComponents: (container) => json(`${addressOf(container)}.allowedcomponents.json`),
    json,
    command: async <T>(address: string, fields: readonly Field[]) =>
      jsonOf<T>(await post(address, fields, {})),
    waiting,
    changes: listenToChanges,
  };
}
