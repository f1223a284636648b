import { AlertDialog } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';

interface MissingDialogProps {
  paths: readonly string[];
  onPublish(): void;
}

/** What the published page shows and visitors do not have yet. */
export function MissingDialog({ paths, onPublish }: MissingDialogProps): ReactNode {
  return (
    <AlertDialog
      variant="warning"
      title="The page needs more than is published"
      primaryActionLabel="Publish these too"
      cancelLabel="Leave them"
      onPrimaryAction={onPublish}
    >
      The page is published, but visitors do not have {paths.length === 1 ? 'this' : 'these'} yet, and see a
      gap in {paths.length === 1 ? 'its' : 'their'} place:
      <ul>
        {paths.map((path) => (
          <li key={path}>{path.replace(/^\/content\//, '')}</li>
        ))}
      </ul>
    </AlertDialog>
  );
}

interface UnpublishDialogProps {
  title: string;
  onUnpublish(): void;
}

/** Asks before visitors lose a page. */
export function UnpublishDialog({ title, onUnpublish }: UnpublishDialogProps): ReactNode {
  return (
    <AlertDialog
      variant="destructive"
      title={`Unpublish “${title}”?`}
      primaryActionLabel="Unpublish"
      cancelLabel="Cancel"
      onPrimaryAction={onUnpublish}
    >
      Visitors no longer find this page, nor the pages below it; links to them lead nowhere. Authors keep them
      all.
    </AlertDialog>
  );
}
