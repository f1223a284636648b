import { isWithin } from '../../repository/path';
import { isAdministrator, userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import type { Parameters } from '../sling-post/Parameters';
import type { Operation } from '../sling-post/Post';
import { postContent } from '../sling-post/post-content';
import type { PostAnswer } from '../sling-post/send-answer';
import { copyPage } from './copy-page';
import { createPage } from './create-page';
import { deletePage } from './delete-page';
import { createLiveVariation } from './live-variation';
import { movePage } from './move-page';
import { needed } from './needed';
import { setLock } from './page-lock';
import { VERSION_COMMANDS } from './version-command';

export const WCM_COMMAND = '/bin/wcmcommand';

interface PageCommand {
  readonly operation: Operation;
  /** The parameter with the pages that it changes or removes. */
  readonly changes?: string;
  /** The parameter with the path that it is about. */
  readonly at: string;
}

const PAGE_COMMANDS: Readonly<Record<string, PageCommand>> = {
  createPage: { operation: createPage, at: 'parentPath' },
  copyPage: { operation: copyPage, at: 'srcPath' },
  movePage: { operation: movePage, at: 'srcPath', changes: 'srcPath' },
  deletePage: { operation: deletePage, at: 'path', changes: 'path' },
  createLiveCopy: { operation: createLiveVariation, at: 'srcPath' },
};
const LOCKS = ['lockPage', 'unlockPage'];

/**
 * AEM's WCM command servlet. Each command is done as a whole or not at all.
 *
 * @param editor the author of the change, passed to listeners
 * @throws HttpError 400 for an unknown command or a missing parameter, 423 for a page that somebody else has locked;
 * NoVersionError for a page or version that does not exist
 */
export async function wcmCommand(
  instance: Instance,
  parameters: Parameters,
  editor: string | undefined,
): Promise<PostAnswer> {
  const command = parameters.get('cmd') ?? '';
  const page = own(PAGE_COMMANDS, command);
  if (page) return runPageCommand(instance, page, parameters, editor);
  return answerFor(instance, await otherCommand(instance, command, parameters, editor));
}

/** @returns the path of the page */
async function otherCommand(
  { repository, versions }: Instance,
  command: string,
  parameters: Parameters,
  editor: string | undefined,
): Promise<string> {
  if (LOCKS.includes(command)) {
    const path = needed(parameters, 'path', 'the path of the page');
    // The person who has locked a page may be away for weeks.
    const overrules = command === 'unlockPage' && isAdministrator();
    await setLock(repository, path, {
      user: command === 'lockPage' ? userNow() : undefined,
      by: editor,
      overrules,
    });
    return path;
  }
  const run = own(VERSION_COMMANDS, command);
  if (!run) {
    const known = [...Object.keys(PAGE_COMMANDS), ...LOCKS, ...Object.keys(VERSION_COMMANDS)];
    throw new HttpError(400, `cmd=${command} is unknown; send ${known.join(', ')}`);
  }
  if (!versions) throw new HttpError(409, 'This server keeps no versions');
  return run(versions, parameters, editor);
}

async function runPageCommand(
  instance: Instance,
  { operation, at, changes }: PageCommand,
  parameters: Parameters,
  by: string | undefined,
): Promise<PostAnswer> {
  const path = needed(parameters, at, 'the path of a page');
  const paths = changes === undefined ? [] : (parameters.all(changes) ?? []);
  for (const each of paths) {
    if (!isWithin(each, '/content') || each === '/content') throw new HttpError(403, `${each} is not a page`);
  }
  return postContent(instance, { path, parameters, operation, ...(by !== undefined && { by }) });
}

function answerFor({ repository }: Instance, path: string): PostAnswer {
  const version = repository.versionOf(path);
  return { path, status: 200, isCreate: false, changes: [], ...(version !== undefined && { version }) };
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
