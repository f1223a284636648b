import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRead } from '../../http/use-read';
import { idOfModel, readModel } from '../model-http';
import { ModelForm } from './ModelForm';
import { WayBack } from './WayBack';
import { t } from '../../../../../../shared/authoring/language/t';

/** Loads a model, and opens it in its form. */
export function ModelEditor({ path }: { path: string }): ReactNode {
  const [turn, setTurn] = useState(0);
  const id = idOfModel(path);
  const { value, problem } = useRead(path, turn, () => readModel(id));
  if (value) return <ModelForm key={path} first={value} />;
  return (
    <>
      <WayBack />
      {problem === undefined ? (
        <p role="status">{t('Loading…')}</p>
      ) : (
        <div role="alert">
          <p>{problem}</p>
          <button type="button" className="co-button" onClick={() => setTurn(turn + 1)}>
            {t('Try again')}
          </button>
        </div>
      )}
    </>
  );
}
