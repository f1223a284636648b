import { useState, type ReactNode } from 'react';
import { FRAGMENTS_ROOT, MASTER_VARIATION } from '../../../../../../shared/addresses/experience-fragments';
import { launchPlace } from '../../../../../../shared/addresses/launches';
import { releaseIn } from '../../../../../../shared/addresses/release-address';
import { faultText } from '../../http/fault-text';
import { changeRelease, sling } from '../../http/sling';
import { notices } from '../../notices/Notices';
import { UsedDialog } from '../../used/UsedDialog';
import { isWithin, parentOf } from '../../views/Item';
import type { Here } from '../../views/BrowserProps';
import { BinDialog } from '../../bin/BinDialog';
import { listBin, restoreDeleted } from '../../bin/bin-http';
import { deletePages } from '../commands';
import { CopyPages } from './CopyPages';
import { namedText } from '../count-text';
import { CreatePage, type NewKind } from './CreatePage';
import { DeletePages } from './DeletePages';
import { moveBack, movedText } from '../move-pages';
import { MovePages } from './MovePages';
import type { Question } from '../page-actions';
import type { PageItem, PageLevel } from '../PageItem';
import { editorAddress, isFragment } from '../page-source';
import { AddToRelease } from '../releases/AddToRelease';
import { Releases } from '../releases/Releases';
import { PageProperties } from './PageProperties';
import { OpenReviews } from './OpenReviews';
import { PreviewLinks } from './PreviewLinks';
import { PreviewPage } from './PreviewPage';
import { ReviewPage } from './ReviewPage';
import { PublishPages, UnpublishPages } from './PublishPages';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface QuestionsProps {
  question: Question;
  /** Where the author was when they asked. */
  here: Here<PageItem>;
  /** The level of the targets. */
  siblings: readonly PageItem[];
  onClose(): void;
}

/** The dialog of a question, and what follows the answer: a notice, with undo where it is exact. */
export function Questions({ question, here, siblings, onClose }: QuestionsProps): ReactNode {
  const { targets, path, level } = here;
  const titles = targets.map(({ title }) => title);
  const parent = (level as PageLevel | undefined)?.self;
  const finish = (text: string, undo?: () => Promise<unknown>) => {
    onClose();
    here.reload();
    notices.say(text, undo && { title: t('Undo'), run: () => undone(undo) });
  };
  const undone = (undo: () => Promise<unknown>) =>
    void undo().then(
      () => {
        here.reload();
        notices.say(t('Undone.'));
      },
      (error: unknown) => notices.fail(t('This cannot be undone. {fault}', { fault: faultText(error) })),
    );
  const shared = { items: targets, onClose };
  switch (question) {
    case 'create':
      return (
        <CreatePage
          parent={path}
          parentTitle={level?.trail.at(-1)?.title ?? path}
          kind={kindBelow(path, parent)}
          siblings={level?.items ?? []}
          onClose={onClose}
          onDone={(made, isOpening) => {
            const first = kindBelow(path, parent) === 'fragment' ? `${made}/${MASTER_VARIATION}` : made;
            if (isOpening) return location.assign(editorAddress(first));
            const place = launchPlace(made);
            if (!place) return finish(t('Created.'), () => deletePages(sling, [made]));
            finish(t('Created in the release.'), () =>
              changeRelease(
                sling,
                'drop',
                place.launch,
                first === made ? [place.live] : [place.live, `${place.live}/${MASTER_VARIATION}`],
              ),
            );
          }}
        />
      );
    case 'properties':
      return (
        <PageProperties
          {...shared}
          onDone={() => finish(t('Saved {named}.', { named: namedText(titles) }))}
        />
      );
    case 'publish':
      return <PublishPages {...shared} onDone={(text) => finish(text)} />;
    case 'unpublish':
      return (
        <UnpublishPages
          {...shared}
          onDone={(text, undo) => finish(text, undo === undefined ? undefined : () => sling.restore(undo))}
        />
      );
    case 'copy':
      return (
        <CopyPages
          {...shared}
          onDone={(made) =>
            finish(t('Copied {named}.', { named: namedText(titles) }), () => deletePages(sling, made))
          }
        />
      );
    case 'move':
      return (
        <MovePages
          {...shared}
          siblings={siblings}
          onDone={(moved) => {
            const own = moved.find(({ from }) => isWithin(path, from));
            finish(movedText(namedText(titles), moved), () => moveBack(moved));
            if (own) here.go({ path: own.to + path.slice(own.from.length) }, 'replace');
          }}
        />
      );
    case 'delete':
      return (
        <DeletePages
          {...shared}
          onDone={(paths, count) => {
            finish(counted(count, 'Deleted {n} page.', 'Deleted {n} pages.'), () => bringBack(paths));
            const own = paths.find((each) => isWithin(path, each));
            if (own !== undefined) here.go({ path: parentOf(own) }, 'replace');
          }}
        />
      );
    case 'used':
      return targets[0] && <UsedDialog item={targets[0]} onClose={onClose} />;
    case 'preview':
      return targets[0] && <PreviewPage item={targets[0]} onClose={onClose} />;
    case 'previews':
      return <PreviewLinks onClose={onClose} />;
    case 'review':
      return targets[0] && <ReviewPage item={targets[0]} onClose={onClose} onDone={finish} />;
    case 'reviews':
      return <OpenReviews onClose={onClose} />;
    case 'release':
      return <ReleaseOfPages {...shared} onChanged={here.reload} />;
    case 'releases':
      return (
        <Releases
          chosen={releaseIn(location.hash)}
          onClose={() => void (forgetHash(), onClose(), here.reload())}
        />
      );
    case 'bin':
      return (
        <BinDialog
          root="/content"
          onClose={onClose}
          onRestored={(deleted) => {
            finish(t('Restored “{title}”. It is not published.', { title: deleted.title }));
            here.go({ path: parentOf(deleted.path), words: '' });
          }}
        />
      );
  }
}

/** What is made below a page or folder. */
function kindBelow(path: string, parent: PageItem | undefined): NewKind {
  if (!isWithin(path, FRAGMENTS_ROOT)) return 'page';
  return parent && isFragment(parent.row) ? 'variation' : 'fragment';
}

/** Adds pages to a release, and shows it. */
function ReleaseOfPages({
  items,
  onChanged,
  onClose,
}: {
  items: readonly PageItem[];
  onChanged(): void;
  onClose(): void;
}): ReactNode {
  const [release, setRelease] = useState<string>();
  const close = () => {
    onClose();
    onChanged();
  };
  return release === undefined ? (
    <AddToRelease items={items} onDone={setRelease} onClose={onClose} />
  ) : (
    <Releases chosen={release} onClose={close} />
  );
}

/** The address names a release only to open it. */
const forgetHash = (): void => {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
};

/** Restores what was deleted last at each path. */
async function bringBack(paths: readonly string[]): Promise<void> {
  const bin = await listBin('/content');
  for (const path of paths) {
    const entry = bin.find((each) => each.path === path);
    if (entry) await restoreDeleted(entry.id);
  }
}
