import { Link } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import type { OpenTemplate } from '../../sling/open-template';
import { counted, t } from '../../../../../../shared/authoring/language/t';

/** Says what a change of an open template means for pages. */
export const TemplateBar = ({ template }: { template: OpenTemplate }): ReactNode => (
  <p className="ed-follows" role="note">
    <span>
      {template.part === 'structure' ? structureText(template.pages) : INITIAL}{' '}
      {template.part === 'structure' && `${t('Visitors have changes when the template is published.')} `}
      {!template.mayWrite && `${t('You may look at it, but not change it.')} `}
      <Link href={consoleAddress('templates', template.path)}>{t('Policies and publishing')}</Link>
    </span>
  </p>
);

const INITIAL = t(
  'New pages begin with a copy of this. Existing pages do not change. Parts that are the same on all pages are in the structure.',
);

const structureText = (pages: number): string =>
  pages === 0
    ? t('No page uses this template yet.')
    : counted(
        pages,
        'What you change here changes the page of this template.',
        'What you change here changes all {n} pages of this template.',
      );
