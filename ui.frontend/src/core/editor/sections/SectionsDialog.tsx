import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  Divider,
  Heading,
  ProgressCircle,
} from '@adobe/react-spectrum';
import { useRef, type ReactNode } from 'react';
import { useWorkbench } from '../selection/Workbench';
import { SectionRow } from './SectionRow';
import { useSections } from './use-sections';
import './sections.scss';
import { t } from '../../../../../shared/authoring/language/t';

/** The sections of the site, to rename and delete. */
export function SectionsDialog({ onClose }: { onClose(): void }): ReactNode {
  const { session } = useWorkbench();
  const { known, error, load } = useSections(session.pagePath);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Dialog size="M">
      <Heading>{t('Sections')}</Heading>
      <Divider />
      <Content>
        {!known && error === undefined && (
          <ProgressCircle aria-label={t('Loading sections')} isIndeterminate />
        )}
        {error !== undefined && (
          <p role="alert">
            {error}{' '}
            <Button variant="secondary" onPress={load}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {known?.sections.length === 0 && (
          <p role="status">
            {t('There are no sections yet. Select components on the page and save them as one.')}
          </p>
        )}
        {known && !known.mayWrite && known.sections.length > 0 && (
          <p>{t('You may insert these sections. Ask an administrator for the right to change them.')}</p>
        )}
        <ul className="ed-sections" ref={list} tabIndex={-1} aria-label={t('Sections')}>
          {known?.sections.map((section) => (
            <SectionRow
              key={section.path}
              section={section}
              mayWrite={known.mayWrite}
              onDone={(isGone) => {
                // What had the focus is gone.
                if (isGone) list.current?.focus();
                load();
              }}
            />
          ))}
        </ul>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Close')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
