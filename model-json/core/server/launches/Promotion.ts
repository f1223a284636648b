import type { Draft } from '../../repository/Draft';
import type { ExpectedVersion, Logger, Repository } from '../../repository/Repository';
import { versionOfPage } from '../../repository/versions/make-version';
import type { Version } from '../../repository/versions/Version';
import type { Versions } from '../../repository/versions/Versions';
import { HttpError } from '../http/http-error';
import { referringTo } from '../relocate/references';
import type { NewEntry } from '../replicate/Entry';
import { RecordFiles } from '../replicate/records/RecordFiles';
import type { Replication } from '../replicate/Replication';
import { storedDate } from '../sling-post/Post';
import type { BeforeRecord, KeptPage } from './Before';
import { keptPages, putBack, putPage, stepsBack } from './kept-pages';
import { contentOf, copyIn, type Launch } from './Launch';
import { baseAfter, conflictsOf } from './live-content';
import type { LaunchChanges, Launches } from './Launches';
import { promotionSteps, visitorSteps } from './promotion-steps';
import { refuseConflicts, refuseEmpty, refuseLocked } from './refusals';
import { t } from '../../../../shared/authoring/language/t';

export interface PromotionOptions {
  readonly launches: Launches;
  readonly replication: Replication;
  /** Where each page gets a version before it is overwritten. @default none are made */
  readonly versions?: Versions | undefined;
  /** Absolute folder for what releases have replaced. */
  readonly dir: string;
  readonly log: Logger;
}

/** A change of authors' content, and what follows from it for visitors. */
interface Step {
  /** The pages that it is made from, which nobody may have changed meanwhile. */
  readonly from: readonly KeptPage[];
  readonly edit: (draft: Draft) => void;
  /** The pages that get a version as they are afterwards, and what it says. */
  readonly kept?: { readonly pages: readonly string[]; readonly comment: string };
  readonly entry: Pick<NewEntry, 'steps' | 'noted' | 'isUndo'>;
}

/**
 * Publishes releases, and takes them back. Either is one change of authors' content and one entry of the queue: visitors
 * see all of a release or none of it, whenever the process ends.
 */
export class Promotion {
  private readonly files: RecordFiles<BeforeRecord>;
  private readonly kept = new Map<number, BeforeRecord>();

  constructor(private readonly options: PromotionOptions) {
    this.files = new RecordFiles(options.dir, options.log);
  }

  /** Reads what releases have replaced. What belongs to no publication, because the process ended before it, is removed. */
  async open(): Promise<void> {
    const wanted = new Set(this.options.launches.list().map(({ promotion }) => promotion?.id));
    for (const { id, ...record } of await this.files.open())
      if (wanted.has(id)) this.kept.set(id, record);
      else await this.files.remove(id);
  }

  /**
   * Publishes a release.
   *
   * @throws HttpError 409 if it is empty, published already, or in conflict with what was changed outside it; LockedError,
   *   ForbiddenError, ApprovalError. Nothing has changed then.
   */
  async promote(path: string, given: LaunchChanges): Promise<void> {
    const { launches, replication, versions } = this.options;
    const { trees } = replication;
    let kept = 0;
    const promoted = this.together(path, given, async () => {
      const launch = launches.open(path);
      refuseEmpty(launch);
      refuseConflicts(conflictsOf(launch, trees.author));
      const steps = promotionSteps(launch, trees);
      const along = steps.along.map((node) => node.path);
      const author = keptPages(trees.author, launch.sources);
      const publish = keptPages(trees.publish, launch.sources);
      await versions?.create(
        author.flatMap(({ path: page, node }) => (node?.['jcr:primaryType'] === 'cq:Page' ? [page] : [])),
        { by: given.user, comment: t('Before the release “{title}”', { title: launch.title }) },
      );
      const { id, ...record } = await this.files.add({ launch: path, author, publish, along });
      this.kept.set(id, record);
      kept = id;
      return {
        from: author,
        edit: (draft) => {
          for (const page of steps.removals) draft.remove(page);
          for (const { path: page, node } of steps.puts) putPage(draft, page, node);
          for (const source of launch.sources)
            draft.setProperty(source.node, 'promoted', baseAfter(source, steps.puts));
          note(draft, path, {
            promotion: String(id),
            lastPromoted: storedDate(new Date()),
            lastPromotedBy: given.user,
          });
        },
        kept: {
          pages: steps.puts.flatMap((put) => (put.node['jcr:primaryType'] === 'cq:Page' ? [put.path] : [])),
          comment: t('Published with the release “{title}”', { title: launch.title }),
        },
        entry: { steps: visitorSteps(steps), noted: [...along, ...steps.puts.map((put) => put.path)] },
      };
    });
    await promoted.catch(async (error: unknown) => {
      // If visitors do not see it yet, it is published all the same.
      if (kept > 0 && launches.find(path).promotion?.id !== kept) await this.forget(kept);
      throw error;
    });
  }

  /** Publishes a release that was scheduled, unless that has happened: the process may have ended before it was noted. */
  async promoteDue(path: string, user: string): Promise<void> {
    if (!this.options.launches.find(path).promotion) await this.promote(path, { user });
  }

  /**
   * Takes back the publication of a release: authors and visitors have again what was there before.
   *
   * @param force also what was changed since
   * @throws HttpError 409 if it is not published, or its pages were changed since; the errors of `promote`
   */
  async takeBack(
    path: string,
    { force = false, ...given }: LaunchChanges & { force?: boolean },
  ): Promise<void> {
    const { launches, replication } = this.options;
    const { author, publish } = replication.trees;
    let done = 0;
    await this.together(path, given, async () => {
      const launch = launches.find(path);
      done = launch.promotion?.id ?? 0;
      const before = this.kept.get(done);
      if (!before)
        throw new HttpError(
          409,
          t('“{title}” is not published, so nothing can be taken back', { title: launch.title }),
        );
      if (!force) refuseConflicts(conflictsOf(launch, author));
      const own = new Set(launch.sources.map((source) => source.path));
      const isUnused = (along: string) => referringTo(publish, [along]).every((page) => own.has(page.path));
      const unused = before.along.filter(isUnused).map((along) => ({ path: along, node: null }));
      return {
        from: keptPages(author, launch.sources),
        edit: (draft) => {
          for (const page of before.author.toReversed()) if (!page.node) putBack(draft, page);
          for (const page of before.author) if (page.node) putBack(draft, page);
          for (const source of launch.sources) draft.setProperty(source.node, 'promoted', undefined);
          note(draft, path, { promotion: undefined, lastPromoted: undefined, lastPromotedBy: undefined });
        },
        entry: {
          steps: stepsBack([...unused, ...before.publish]),
          noted: before.publish.flatMap((page) => (page.node ? [page.path] : [])),
          isUndo: true,
        },
      };
    });
    await this.forget(done);
  }

  private async forget(id: number): Promise<void> {
    this.kept.delete(id);
    await this.files.remove(id);
  }

  private async together(
    path: string,
    { user, by }: LaunchChanges,
    make: () => Promise<Step>,
  ): Promise<void> {
    const { launches, replication, versions } = this.options;
    const { author } = replication.trees;
    await replication.together(async (record) => {
      const launch = launches.find(path);
      refuseLocked(launch, author, user);
      const { from, edit, entry, kept } = await make();
      const made: Version[] = [];
      const change = author.change(
        (draft) => {
          refuseTaken(draft, from);
          edit(draft);
          if (versions)
            for (const page of kept?.pages ?? [])
              made.push(versionOfPage(versions.files, draft, page, { by: user, comment: kept?.comment }));
        },
        {
          ...(by !== undefined && { by }),
          asStored: true,
          expected: expectedOf(launch, from, author),
          beforeStored: async () => {
            await versions?.add(made);
            await record({
              ...entry,
              ...{ action: 'Activate', at: storedDate(new Date()), user, launch: path },
              ...(by !== undefined && { by }),
              unless: { path, version: author.versionOf(path) ?? '' },
            });
          },
        },
      );
      await (versions?.unlessRefused(made, change) ?? change);
    });
  }
}

/** Nobody may have changed meanwhile what the steps were made from: the release, its copies, and the pages. */
function expectedOf(
  { path, sources }: Launch,
  from: readonly KeptPage[],
  author: Repository,
): ExpectedVersion[] {
  const copies = sources.map((source) => copyIn(path, source.path));
  const pages = from.flatMap((page) => (page.node ? [page.path] : []));
  return [path, ...copies, ...pages].flatMap((each) => {
    const version = author.versionOf(each);
    return version === undefined ? [] : [{ path: each, version }];
  });
}

/** … and nobody may have made a page where there was none. */
function refuseTaken(draft: Draft, from: readonly KeptPage[]): void {
  const taken = from.find(({ path, node }) => node === null && draft.has(path));
  if (taken) throw new HttpError(409, t('There is a page at {path} now; try again', { path: taken.path }));
}

function note(draft: Draft, path: string, properties: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(properties)) draft.setProperty(contentOf(path), name, value);
}
