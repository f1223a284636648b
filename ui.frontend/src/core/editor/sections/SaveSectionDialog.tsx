import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  Divider,
  Form,
  Heading,
  ProgressCircle,
} from '@adobe/react-spectrum';
import { useId, useState, type ReactNode } from 'react';
import { messages, reading } from '../screen/messages';
import { useWorkbench } from '../selection/Workbench';
import { sling } from '../sling/sling';
import { failureOf } from './failure-of';
import { NamingFields } from './NamingFields';
import { createSection } from './sections';
import { useSections } from './use-sections';
import './sections.scss';
import { whenSaved } from './when-saved';
import { t } from '../../../../../shared/authoring/language/t';

interface SaveSectionDialogProps {
  /** Components beside each other. */
  paths: readonly string[];
  onClose(): void;
}

/** Keeps components under a name, to be inserted elsewhere. */
export function SaveSectionDialog({ paths, onClose }: SaveSectionDialogProps): ReactNode {
  const { session, tree, titleOf } = useWorkbench();
  const { known, error: unknown, load } = useSections(session.pagePath);
  const [naming, setNaming] = useState({ title: '', description: '' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const form = useId();
  const titles = paths.map((path) => titleOf(tree.get().get(path)?.resourceType ?? ''));

  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await whenSaved(session);
      const { title } = await createSection(sling, naming, paths);
      messages.positive(t('“{title}” is saved. Find it among the components to insert.', { title }), {
        timeout: reading,
      });
      onClose();
    } catch (failure) {
      setError(failureOf(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog size="M">
      <Heading>{t('Save as section')}</Heading>
      <Divider />
      <Content>
        {!known && unknown === undefined && (
          <ProgressCircle aria-label={t('Loading sections')} isIndeterminate />
        )}
        {!known && unknown !== undefined && (
          <p role="alert">
            {unknown}{' '}
            <Button variant="secondary" onPress={load}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {known && !known.mayWrite && (
          <p role="status">
            {t(
              'You may not keep sections of this site. Ask an administrator for the right to write {folder}.',
              { folder: known.folder },
            )}
          </p>
        )}
        {known?.mayWrite && (
          <Form
            id={form}
            onSubmit={(event) => {
              event.preventDefault();
              if (naming.title.trim() && !isBusy) void save();
            }}
          >
            <p className="ed-sections__note">
              {t(
                'Copies of {titles}, with all that is inside. Authors of this site can insert them on any page; changing them there does not change the section.',
                { titles: titles.join(', ') },
              )}
            </p>
            <NamingFields naming={naming} onChange={setNaming} />
            <p role="alert" className="ed-sections__error">
              {error}
            </p>
          </Form>
        )}
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {known && !known.mayWrite ? t('Close') : t('Cancel')}
        </Button>
        {known?.mayWrite && (
          <Button variant="accent" type="submit" form={form} isDisabled={!naming.title.trim() || isBusy}>
            {t('Save')}
          </Button>
        )}
      </ButtonGroup>
    </Dialog>
  );
}
