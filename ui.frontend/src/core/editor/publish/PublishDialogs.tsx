import { AlertDialog } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Publication } from './publication';
import { behindText, shortPath, titlesOf } from './publish-texts';

interface MissingDialogProps {
  paths: readonly string[];
  onPublish(): void;
}

/** Lists what the published page needs and visitors do not have yet. */
export function MissingDialog({ paths, onPublish }: MissingDialogProps): ReactNode {
  return (
    <AlertDialog
      variant="warning"
      title="The page needs unpublished content"
      primaryActionLabel="Publish these too"
      cancelLabel="Leave them"
      onPrimaryAction={onPublish}
    >
      The page is published, but visitors do not see {paths.length === 1 ? 'this' : 'these'} yet, and see a
      gap in {paths.length === 1 ? 'its' : 'their'} place:
      <ul>
        {paths.map((path) => (
          <li key={path}>{shortPath(path)}</li>
        ))}
      </ul>
    </AlertDialog>
  );
}

interface ChoiceProps {
  publication: Publication;
  /** @param isAll whether to publish the related pages too, not this page alone */
  onPublish(isAll: boolean): void;
}

/**
 * Asks before a live copy is published whose source has changed: visitors see those changes only once the source is
 * published.
 */
export function BehindDialog({ publication, onPublish }: ChoiceProps): ReactNode {
  const { behind, ownChanged } = publication;
  return (
    <AlertDialog
      variant="confirmation"
      title={`Publish ${titlesOf(behind)} too?`}
      primaryActionLabel={ownChanged ? 'Publish all' : 'Publish'}
      secondaryActionLabel={ownChanged ? 'Publish only this page’s own changes' : undefined}
      cancelLabel="Cancel"
      onPrimaryAction={() => onPublish(true)}
      onSecondaryAction={() => onPublish(false)}
    >
      {behindText(publication)}
    </AlertDialog>
  );
}

/** Asks before a page is published that was unpublished together with pages below it. */
export function TreeDialog({ publication, onPublish }: ChoiceProps): ReactNode {
  const count = publication.takenWith.length;
  return (
    <AlertDialog
      variant="confirmation"
      title="Publish the pages below too?"
      primaryActionLabel={`Publish all ${count + 1} pages`}
      secondaryActionLabel="Publish this page only"
      cancelLabel="Cancel"
      onPrimaryAction={() => onPublish(true)}
      onSecondaryAction={() => onPublish(false)}
    >
      {count === 1
        ? 'A page below was unpublished together with this one.'
        : `${count} pages below were unpublished together with this one.`}
    </AlertDialog>
  );
}
