import { useState, type MouseEvent, type ReactNode } from 'react';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import type { TemplateRow } from '../../../../../../shared/authoring/template';
import { States } from '../../views/States';
import { statesOf } from '../publication-states';
import { DeleteTemplate } from './DeleteTemplate';
import { TemplateProperties } from './TemplateProperties';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface TemplateCardProps {
  row: TemplateRow;
  onChanged(): void;
  onOpen(path: string): void;
}

/** A template in the list: its picture, what it is for, and how many pages use it. */
export function TemplateCard({ row, onChanged, onOpen }: TemplateCardProps): ReactNode {
  const [asked, setAsked] = useState<'properties' | 'delete'>();
  const { path, title, description, picture, type, pages, mayWrite } = row;
  const close = () => setAsked(undefined);
  const open = (event: MouseEvent) => {
    // With a key held, the browser opens it in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <li className="co-tpl__card">
      <img src={encodeURI(picture)} alt="" loading="lazy" width="320" height="240" />
      <div className="co-tpl__text">
        <a className="co-tpl__title" href={consoleAddress('templates', path)} onClick={open}>
          {title}
        </a>
        <States states={statesOf(row)} />
        {description && <p>{description}</p>}
        <small>
          {pages === 0 ? t('No page uses it') : counted(pages, '{n} page uses it', '{n} pages use it')}
          {type && ` · ${t('type “{type}”', { type })}`}
        </small>
      </div>
      {mayWrite && (
        <div className="co-tpl__actions" role="group" aria-label={title}>
          <button type="button" className="co-action" onClick={() => setAsked('properties')}>
            {t('Properties')}
          </button>
          <button type="button" className="co-action" data-destructive onClick={() => setAsked('delete')}>
            {t('Delete')}
          </button>
        </div>
      )}
      {asked === 'properties' && <TemplateProperties path={path} onChanged={onChanged} onClose={close} />}
      {asked === 'delete' && <DeleteTemplate path={path} onChanged={onChanged} onClose={close} />}
    </li>
  );
}
