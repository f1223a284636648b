import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { userNow } from '../accounts/Actor';
import type { Parameters } from '../sling-post/Parameters';

export const WCM_COMMAND = '/bin/wcmcommand';

/** A label or comment of a version, in characters. */
const MAX_TEXT = 1000;

/**
 * The commands of AEM's WCM command servlet that concern versions: `cmd=createVersion` with `path`, `label` and
 * `comment`; `cmd=restoreVersion` with `id` and, to find it sooner, `path`.
 *
 * @returns the path of the page
 * @throws HttpError 400 for anything else
 * @throws NoVersionError for a page or version that does not exist
 */
export async function wcmCommand(
  { versions }: Instance,
  parameters: Parameters,
  editor: string | undefined,
): Promise<string> {
  if (!versions) throw new HttpError(409, 'This server keeps no versions');
  const command = parameters.get('cmd');
  const path = parameters.get('path') || undefined;
  if (command === 'createVersion') {
    if (path === undefined) throw new HttpError(400, 'Parameter path is missing; send the path of the page');
    await versions.create([path], {
      by: userNow(),
      label: said(parameters, 'label'),
      comment: said(parameters, 'comment'),
    });
    return path;
  }
  if (command !== 'restoreVersion')
    throw new HttpError(400, `cmd=${command ?? ''} is unknown; send createVersion or restoreVersion`);
  const id = parameters.get('id');
  if (!id) throw new HttpError(400, 'Parameter id is missing; send the id of the version');
  return versions.restore(id, userNow(), path, editor);
}

/** What an author says about a version; undefined if nothing. */
function said(parameters: Parameters, name: string): string | undefined {
  const text = parameters.get(name)?.trim();
  if (text !== undefined && text.length > MAX_TEXT)
    throw new HttpError(400, `${name} is too long; keep it to ${MAX_TEXT} characters`);
  return text || undefined;
}
