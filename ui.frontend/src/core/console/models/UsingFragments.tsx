import type { ReactNode } from 'react';
import type { UsedModel } from '../../../../../shared/authoring/fragment-model';
import { Modal } from '../dialogs/Modal';
import { addressOf } from '../http/sling';
import { useRead } from '../http/use-read';
import { readFragments } from './model-http';
import { fragmentsText } from './model-texts';

/** The fragments of a model, each with the way to its form. */
export const UsingFragments = ({ model, onClose }: { model: UsedModel; onClose(): void }): ReactNode => (
  <Modal title={`Fragments of “${model.title}”`} onClose={onClose}>
    <FragmentList model={model} />
  </Modal>
);

/** Those that the author may read, at most a hundred of them. */
export function FragmentList({ model }: { model: UsedModel }): ReactNode {
  const { value, problem } = useRead(model.id, 0, () => readFragments(model.id));
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!value) return <p role="status">Loading…</p>;
  return (
    <>
      <p>
        {value.total > value.items.length
          ? `${value.items.length} of ${fragmentsText(value.total)}:`
          : `${fragmentsText(value.total)}:`}
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
