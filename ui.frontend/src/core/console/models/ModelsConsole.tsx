import type { ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { required } from '../../../../../shared/checked/required';
import { ConsoleShell } from '../shell/ConsoleShell';
import { usePlace } from '../shell/use-place';
import { ModelEditor } from './form/ModelEditor';
import { ModelList } from './ModelList';
import './models.scss';

const MODELS = required(
  CONSOLES.find(({ id }) => id === 'models'),
  'The console of models',
);

/** A model, and not the configuration that it belongs to. */
const MODEL = /^\/conf\/.+\/settings\/dam\/cfm\/models\/[^/]+$/;

/** The console of content fragment models: which there are, and what fields each one has. */
export default function ModelsConsole(): ReactNode {
  const [{ path }] = usePlace(MODELS);
  return (
    <ConsoleShell console={MODELS} search={null}>
      <main className="co-models">
        {MODEL.test(path) ? <ModelEditor key={path} path={path} /> : <ModelList />}
      </main>
    </ConsoleShell>
  );
}
