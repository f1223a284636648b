import { AlertDialog, Button, DialogTrigger } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useReadable } from '../../selection/create-store';
import { pagesOf } from '../../universal/frame/pages-of';
import { useWorkplace } from '../../universal/Workplace';
import { t } from '../../../../../../shared/authoring/language/t';

/** Publishes the pages whose content is shown, after a question that names them. */
export function PublishButton(): ReactNode {
  const workplace = useWorkplace();
  const pages = pagesOf(useReadable(workplace.items));
  return (
    <DialogTrigger>
      <Button variant="accent" isDisabled={pages.length === 0}>
        {t('Publish')}
      </Button>
      <AlertDialog
        variant="confirmation"
        title={t('Publish')}
        primaryActionLabel={t('Publish')}
        cancelLabel={t('Cancel')}
        onPrimaryAction={() => void workplace.publish()}
      >
        <p>{t('Visitors will see these pages, with what they need, as they are now:')}</p>
        <ul className="editor-list">
          {pages.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </AlertDialog>
    </DialogTrigger>
  );
}
