import { AlertDialog } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Publication } from './publication';
import { behindText, shortPath, titlesOf } from './publish-texts';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface MissingDialogProps {
  paths: readonly string[];
  onPublish(): void;
}

/** Lists what the published page needs and visitors do not have yet. */
export function MissingDialog({ paths, onPublish }: MissingDialogProps): ReactNode {
  return (
    <AlertDialog
      variant="warning"
      title={t('The page needs unpublished content')}
      primaryActionLabel={t('Publish these too')}
      cancelLabel={t('Leave them')}
      onPrimaryAction={onPublish}
    >
      {counted(
        paths.length,
        'The page is published, but visitors do not see this yet, and see a gap in its place:',
        'The page is published, but visitors do not see these yet, and see a gap in their place:',
      )}
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
      title={t('Publish {titles} too?', { titles: titlesOf(behind) })}
      primaryActionLabel={ownChanged ? t('Publish all') : t('Publish')}
      secondaryActionLabel={ownChanged ? t('Publish only this page’s own changes') : undefined}
      cancelLabel={t('Cancel')}
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
      title={t('Publish the pages below too?')}
      primaryActionLabel={t('Publish all {value} pages', { value: count + 1 })}
      secondaryActionLabel={t('Publish this page only')}
      cancelLabel={t('Cancel')}
      onPrimaryAction={() => onPublish(true)}
      onSecondaryAction={() => onPublish(false)}
    >
      {count === 1
        ? t('A page below was unpublished together with this one.')
        : t('{count} pages below were unpublished together with this one.', { count })}
    </AlertDialog>
  );
}
