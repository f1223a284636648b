import { CsrfToken } from './csrf-token';
import type { Field } from './post-fields';
import { send, type Fetch } from './request';
import type { PostOptions } from './Posted';

export type Post = (address: string, fields: readonly Field[], options: PostOptions) => Promise<Response>;

/** Posts forms with the CSRF token; once more if the token has expired. */
export function createPost(fetch: Fetch): Post {
  const csrf = new CsrfToken(fetch);
  return (address, fields, options) =>
    csrf.sent((token) =>
      send(fetch, address, {
        method: 'POST',
        body: new URLSearchParams([['_charset_', 'utf-8'], ...fields.map((field) => [...field])]),
        headers: {
          Accept: 'application/json',
          'CSRF-Token': token,
          ...(options.ifVersion !== undefined && { 'If-Content-Version': options.ifVersion }),
          ...(options.ifDestVersion !== undefined && { 'If-Dest-Content-Version': options.ifDestVersion }),
          ...(options.editorId !== undefined && { 'Editor-Id': options.editorId }),
        },
      }),
    );
}
