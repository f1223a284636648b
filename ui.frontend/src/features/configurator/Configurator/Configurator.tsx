import { useId, useMemo, type ReactNode } from 'react';
import { NextHeadingLevel } from '../../../core/kit/heading';
import { useRendering } from '../../../core/kit/rendering';
import { InUnits } from '../../../core/kit/units/InUnits';
import type { ConfiguratorModel } from './Configurator.model';
import { ConfiguratorPicture } from './ConfiguratorPicture';
import { ConfiguratorResult } from './ConfiguratorResult';
import { ConfiguratorForm } from './form/ConfiguratorForm';
import { ConfiguratorContext } from './use-configurator';
import { useWords } from '../words';

/**
 * A machine with options. A plain form: its address has every choice, so that the configuration can be shared, bookmarked and
 * printed. The island requests the same address while choices change.
 */
export function Configurator(model: ConfiguratorModel): ReactNode {
  const { id: authored, units, steps, machine, faults } = model;
  const { mode } = useRendering();
  const made = useId();
  const id = authored ?? made;
  const context = useMemo(() => ({ id, units, steps }), [id, units, steps]);
  const problems = mode === 'edit' && faults.length > 0 && <Faults faults={faults} />;
  if (!machine) return problems || null;
  return (
    <ConfiguratorContext.Provider value={context}>
      {problems}
      <div className="cmp-configurator" id={id} data-island="configurator" data-island-when="interaction">
        <InUnits units={units}>
          <NextHeadingLevel>
            <ConfiguratorForm {...model} machine={machine} />
            <div className="cmp-configurator__aside">
              {model.drawing && <ConfiguratorPicture {...model} drawing={model.drawing} />}
              <ConfiguratorResult {...model} machine={machine} />
            </div>
          </NextHeadingLevel>
        </InUnits>
      </div>
    </ConfiguratorContext.Provider>
  );
}

/** For authors: which fragments are left out, and why. */
function Faults({ faults }: Pick<ConfiguratorModel, 'faults'>): ReactNode {
  const { faults: title } = useWords();
  return (
    <div className="authoring-problem" role="note">
      <strong>{title}</strong>
      <ul>
        {faults.map(({ path, element, fault }) => (
          <li key={`${path} ${element} ${fault}`}>
            {path}, {element}: {fault}
          </li>
        ))}
      </ul>
    </div>
  );
}
