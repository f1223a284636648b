import type { ReactNode } from 'react';
import type { UsedModel } from '../../../../../shared/authoring/fragment-model';
import { Modal } from '../dialogs/Modal';
import { addressOf } from '../http/sling';
import { useRead } from '../http/use-read';
import { readFragments } from './model-http';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** The fragments of a model, each with the way to its form. */
export const UsingFragments = ({ model, onClose }: { model: UsedModel; onClose(): void }): ReactNode => (
  <Modal title={t('Fragments of “{title}”', { title: model.title })} onClose={onClose}>
    <FragmentList model={model} />
  </Modal>
);

/** Those that the author may read, at most a hundred of them. */
export function FragmentList({ model }: { model: UsedModel }): ReactNode {
  const { value, problem } = useRead(model.id, 0, () => readFragments(model.id));
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!value) return <p role="status">{t('Loading…')}</p>;
  return (
    <>
      <p>
        {value.total > value.items.length
          ? counted(value.total, '{items} of {n} fragment:', '{items} of {n} fragments:', {
              items: value.items.length,
            })
          : counted(value.total, '{n} fragment:', '{n} fragments:')}
      </p>
      <ul className="co-models__uses">
        {value.items.map(({ path, title }) => (
          <li key={path}>
            <a href={`/editor.html${addressOf(path)}.html`}>{title}</a>
            <small>{path}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
