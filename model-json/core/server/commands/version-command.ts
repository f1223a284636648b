import type { Versions } from '../../repository/versions/Versions';
import { HttpError } from '../http/http-error';
import { USER } from '../sling-post/Post';
import type { Parameters } from '../sling-post/Parameters';
import { needed } from './needed';

/** A label or comment of a version, in characters. */
const MAX_TEXT = 1000;

/** The commands that concern versions. Each resolves with the path of the page. */
export const VERSION_COMMANDS: Readonly<
  Record<string, (versions: Versions, parameters: Parameters, editor: string | undefined) => Promise<string>>
> = {
  /** AEM's: `path`, `label`, `comment`. */
  async createVersion(versions, parameters) {
    const path = needed(parameters, 'path', 'the path of the page');
    await versions.create([path], {
      by: USER,
      label: said(parameters, 'label'),
      comment: said(parameters, 'comment'),
    });
    return path;
  },
  /** AEM's: `id` and, to find it sooner, `path`. */
  restoreVersion: (versions, parameters, editor) =>
    versions.restore(
      needed(parameters, 'id', 'the id of the version'),
      USER,
      parameters.get('path') || undefined,
      editor,
    ),
  /** Ours: everything that was deleted together, by `id` of the bin's list. */
  restoreDeleted: (versions, parameters, editor) =>
    versions.restoreDeleted(needed(parameters, 'id', 'the id of what was deleted'), USER, editor),
};

/** What an author says about a version; undefined if nothing. */
function said(parameters: Parameters, name: string): string | undefined {
  const text = parameters.get(name)?.trim();
  if (text !== undefined && text.length > MAX_TEXT)
    throw new HttpError(400, `${name} is too long; keep it to ${MAX_TEXT} characters`);
  return text || undefined;
}
