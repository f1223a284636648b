import { useId, useMemo, type ReactNode } from 'react';
import { Heading, NextHeadingLevel } from '../../../core/kit/heading';
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
  const made = useId();
  const id = authored ?? made;
  const context = useMemo(() => ({ id, units, steps }), [id, units, steps]);
  if (!machine) return <Faults faults={faults} />;
  return (
    <ConfiguratorContext.Provider value={context}>
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

/** For authors: why there is nothing to choose. Visitors see what is right about the rules. */
function Faults({ faults }: Pick<ConfiguratorModel, 'faults'>): ReactNode {
  const { faults: title } = useWords();
  return (
    <div className="cmp-configurator">
      <Heading>{title}</Heading>
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
