import type { ReactNode } from 'react';
import { consoleAddress } from '../../../../../shared/addresses/consoles';
import type { UsedModel } from '../../../../../shared/authoring/fragment-model';
import { Icon, type IconName } from '../shell/Icon';
import { States } from '../views/States';
import { changedText, fragmentsText, publicationState, statusState } from './model-texts';
import { t } from '../../../../../shared/authoring/language/t';

interface ModelTableProps {
  title: string;
  models: readonly UsedModel[];
  onAsk(what: 'delete' | 'used', model: UsedModel): void;
  onStatus(model: UsedModel, status: 'enabled' | 'disabled'): void;
  onPublish(model: UsedModel): void;
}

/** The models of a site, with their state. */
export function ModelTable({ title, models, ...actions }: ModelTableProps): ReactNode {
  if (models.length === 0) return <p className="co-note">{t('There are no models here yet.')}</p>;
  return (
    <table className="co-models__table">
      <caption className="co-hidden">{t('Models of {title}', { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Model')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('Used by')}</th>
          <th scope="col">{t('Changed')}</th>
          <th scope="col">
            <span className="co-hidden">{t('Actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {models
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
          .map((model) => (
            <Row key={model.path} model={model} {...actions} />
          ))}
      </tbody>
    </table>
  );
}

function Row({
  model,
  onAsk,
  onStatus,
  onPublish,
}: { model: UsedModel } & Omit<ModelTableProps, 'title' | 'models'>): ReactNode {
  const { title, name, description, status, fragments, mayWrite, publication } = model;
  const isEnabled = status === 'enabled';
  const action = (label: string, icon: IconName, run: () => void) => (
    <button type="button" className="co-action" aria-label={`${label} ${title}`} onClick={run}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <tr>
      <th scope="row">
        <a href={consoleAddress('models', model.path)}>{title}</a>
        <small>{name}</small>
        {description && <p>{description}</p>}
      </th>
      <td>
        <States states={[statusState(status), publicationState(publication)]} />
      </td>
      <td>
        {fragments === 0 ? (
          <span className="co-note">{t('No fragment')}</span>
        ) : (
          <button type="button" className="co-action" onClick={() => onAsk('used', model)}>
            {fragmentsText(fragments)}
          </button>
        )}
      </td>
      <td>{changedText(model)}</td>
      <td>
        {mayWrite && (
          <div className="co-models__actions" role="group" aria-label={title}>
            {isEnabled
              ? action(t('Disable'), 'lock', () => onStatus(model, 'disabled'))
              : action(t('Enable'), 'check', () => onStatus(model, 'enabled'))}
            {publication !== 'published' && action(t('Publish'), 'publish', () => onPublish(model))}
            {action(t('Delete'), 'bin', () => onAsk('delete', model))}
          </div>
        )}
      </td>
    </tr>
  );
}
