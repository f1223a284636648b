import { useEffect, useState, type ReactNode } from 'react';
import { APP_TITLE } from '../../../../../../shared/addresses/app';
import { editorOf } from '../../used/references';
import { useRead } from '../../http/use-read';
import { Icon } from '../../shell/Icon';
import { States } from '../../views/States';
import { TemplateProperties } from '../list/TemplateProperties';
import { PolicyPanel } from '../policy/PolicyPanel';
import type { PolicyDrafts } from '../policy/use-policy-drafts';
import { statesOf } from '../publication-states';
import { readTemplate } from '../templates-http';
import { useChanges } from '../use-changes';
import { PartTree } from './PartTree';
import { PublishTemplate } from './PublishTemplate';
import { partAt, pathOfPart } from './selected-part';
import { t } from '../../../../../../shared/authoring/language/t';

interface TemplateScreenProps {
  template: string;
  /** Of the address: the template, or one of its parts. */
  path: string;
  drafts: PolicyDrafts;
  onGo(path: string, how?: 'push' | 'replace'): void;
  onList(): void;
}

/** A template: its parts, and the policy of the one that is chosen. */
export function TemplateScreen({ template, path, drafts, onGo, onList }: TemplateScreenProps): ReactNode {
  const [turn, reload] = useChanges();
  const { value: details, problem } = useRead(template, turn, () => readTemplate(template));
  const [asked, setAsked] = useState<'properties' | 'publish'>();
  const title = details?.row.title;
  useEffect(() => {
    const before = document.title;
    if (title !== undefined) document.title = `${title} | Templates | ${APP_TITLE}`;
    return () => void (document.title = before);
  }, [title]);
  const back = (
    <button type="button" className="co-action" onClick={onList}>
      <Icon name="back" />
      {t('Templates')}
    </button>
  );
  if (!details)
    return (
      <main className="co-tpl">
        {back}
        <h1 className="co-hidden">{t('Template')}</h1>
        {problem === undefined ? <p role="status">{t('Loading…')}</p> : <p role="alert">{problem}</p>}
      </main>
    );
  const { row } = details;
  const part = partAt(details, path);
  const close = () => setAsked(undefined);
  return (
    <main className="co-tpl" data-wide>
      <div className="co-tpl__head">
        {back}
        <h1>{row.title}</h1>
        <States states={statesOf(row)} />
        <div className="co-tpl__actions" role="group" aria-label={t('Template')}>
          <a className="co-action" href={editorOf(`${row.path}/structure`)}>
            <Icon name="edit" />
            {t('Structure')}
          </a>
          {details.hasInitial && (
            <a className="co-action" href={editorOf(`${row.path}/initial`)}>
              <Icon name="edit" />
              {t('Initial content')}
            </a>
          )}
          {row.mayWrite && (
            <button type="button" className="co-action" onClick={() => setAsked('properties')}>
              <Icon name="properties" />
              {t('Properties')}
            </button>
          )}
          {row.mayPublish && row.publication !== undefined && (
            <button type="button" className="co-action" onClick={() => setAsked('publish')}>
              <Icon name="publish" />
              {t('Publish')}
            </button>
          )}
        </div>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="co-tpl__columns">
        <PartTree
          {...{ details, part }}
          unsaved={drafts.paths}
          onSelect={(mapped) => onGo(pathOfPart(template, mapped))}
        />
        <PolicyPanel
          key={pathOfPart(template, part)}
          {...{ details, part, drafts }}
          isReadOnly={!row.mayWrite}
          onChanged={reload}
        />
      </div>
      {asked === 'properties' && <TemplateProperties path={template} onChanged={reload} onClose={close} />}
      {asked === 'publish' && <PublishTemplate details={details} onChanged={reload} onClose={close} />}
    </main>
  );
}
