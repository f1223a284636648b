import type { Draft } from '../../repository/Draft';
import { ConflictError } from '../../repository/errors';
import { parentOf } from '../../repository/path';
import type { Version } from '../../repository/versions/Version';
import type { Versions } from '../../repository/versions/Versions';
import type { ExpectedVersion, Repository } from '../../repository/Repository';
import { checkFragmentValues } from '../fragments/check-values';
import { asHttpError } from '../http/as-http-error';
import { HttpError } from '../http/http-error';
import { checkRedirects } from './check-redirects';
import { contentDraft, refuseElsewhere } from './content-draft';
import { copy, move } from './operations/copy-move';
import { deleteNodes } from './operations/delete';
import { importContent } from './operations/import';
import { modify } from './operations/modify';
import { nop } from './operations/nop';
import { relocatePage } from './operations/relocate';
import { checkin, checkout, restore } from './operations/version';
import { whereNodesExist } from './must-exist';
import type { Parameters } from './Parameters';
import type { Operation, Post, PostChange } from './Post';
import { postTarget, type PostTarget } from './post-path';
import { followStructure } from '../templates/follow-structure';
import { PostVersions } from './versions/PostVersions';
import { resolvePath } from './resolve-path';
import type { PostAnswer } from './send-answer';
import { touchPages } from './touch-pages';
import { versionedDraft } from './versions/versioned-draft';
import { required } from '../../../../shared/checked/required';

const OPERATIONS: Readonly<Record<string, Operation>> = {
  '': modify,
  modify,
  delete: deleteNodes,
  copy,
  move,
  import: importContent,
  relocate: relocatePage,
  checkin,
  checkout,
  restore,
  nop,
};

export interface PostRequest {
  /** Decoded. */
  readonly path: string;
  readonly parameters: Parameters;
  /** What to do. @default the one that `:operation` names */
  readonly operation?: Operation;
  /** Where versions are kept. @default none can be made */
  readonly versions?: Versions | undefined;
  /** The expected version of the page. */
  readonly expectedVersion?: string;
  /** The expected version of the page that contains `:dest`. */
  readonly expectedDestVersion?: string;
  /** The author of the change, passed to listeners. */
  readonly by?: string;
  /** Called with the changes before they are stored. Rejecting refuses them. */
  readonly beforeStored?: (post: Post, draft: Draft) => Promise<void>;
}

/** Runs a post, all of it or nothing, and returns its result. */
export async function runPost(repository: Repository, request: PostRequest): Promise<PostAnswer> {
  const target = postTarget(request.path, (path) => repository.get(path) !== undefined);
  try {
    return await run(repository, request, target);
  } catch (error) {
    const failure = asHttpError(error);
    if (!failure) throw error;
    const version = error instanceof ConflictError ? error.actualVersion : undefined;
    return {
      path: target.path,
      status: failure.statusCode,
      message: failure.message,
      isCreate: false,
      changes: [],
      ...(version !== undefined && version !== null && { version }),
    };
  }
}

async function run(repository: Repository, request: PostRequest, target: PostTarget): Promise<PostAnswer> {
  const { parameters, by, beforeStored } = request;
  const name = parameters.get(':operation') ?? '';
  const named = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  const operation = request.operation ?? named;
  if (!operation) {
    const known = Object.keys(OPERATIONS).filter((each) => each !== '');
    throw new HttpError(500, `:operation=${name} is unknown; use ${known.join(', ')}`);
  }
  refuseElsewhere(target.path);

  let done: Post | undefined;
  const made: Version[] = [];
  const change = repository.change(
    (draft) => {
      const post = postOf(repository, request, target, contentDraft(draft), made);
      whereNodesExist(post, operation);
      post.versions.finish();
      checkRedirects(post.draft, post.changes);
      checkFragmentValues(post.draft, post.changes, repository);
      touchPages(post.stored, post.now);
      followStructure(draft, post.changes, repository);
      done = post;
      return { post, page: draft.pageOf(post.path) };
    },
    {
      expected: expectedVersions(request, target),
      ...(by !== undefined && { by }),
      beforeStored: async (draft: Draft) => {
        const post = required(done, 'The post');
        await storeBinaries(repository, post);
        await request.versions?.add(made);
        await beforeStored?.(post, draft);
      },
    },
  );
  const { post, page } = await (request.versions?.unlessRefused(made, change) ?? change);
  const version = page === undefined ? undefined : repository.versionOf(page);
  const dest = destOf(request, target);
  const destVersion = dest === undefined ? undefined : repository.versionOf(dest);
  return {
    path: post.path,
    status: post.status ?? (post.isCreate ? 201 : 200),
    isCreate: post.isCreate,
    changes: post.changes,
    ...(post.linksKept && { linksKept: post.linksKept }),
    ...(version !== undefined && { version }),
    ...(destVersion !== undefined && { destVersion }),
  };
}

function postOf(
  tree: Repository,
  { parameters, versions: store }: PostRequest,
  target: PostTarget,
  stored: Draft,
  made: Version[],
): Post {
  const changes: PostChange[] = [];
  const versions = new PostVersions({ draft: stored, parameters, changes, store, made });
  return {
    tree,
    stored,
    draft: versionedDraft(stored, versions),
    versions,
    parameters,
    target,
    now: new Date(),
    path: target.path,
    isCreate: false,
    changes,
    binaries: new Map(),
  };
}

/** Nodes refer only to bytes that are on disk. */
async function storeBinaries({ binaries }: Repository, post: Post): Promise<void> {
  if (post.binaries.size > 0 && !binaries)
    throw new HttpError(415, 'This server stores no files; upload them to another');
  for (const [reference, bytes] of post.binaries) await binaries?.add(reference, bytes);
}

/** The target of a copy or a move; undefined for other posts. */
const destOf = ({ parameters }: PostRequest, target: PostTarget): string | undefined => {
  const dest = parameters.get(':dest');
  return dest ? resolvePath(parentOf(target.path), dest) : undefined;
};

/** The versions that the client read: a move between two pages changes both. */
function expectedVersions(request: PostRequest, target: PostTarget): ExpectedVersion[] {
  const { expectedVersion, expectedDestVersion } = request;
  const dest = destOf(request, target);
  return [
    ...(expectedVersion !== undefined ? [{ path: target.path, version: expectedVersion }] : []),
    ...(expectedDestVersion !== undefined && dest !== undefined
      ? [{ path: dest, version: expectedDestVersion }]
      : []),
  ];
}
