import type { ReactNode } from 'react';
import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { figureRows } from '../../../../../../shared/features/catalogue/api/figure-rows';
import { withPressures } from '../../../../../../shared/measures/in-text';
import type { ConfiguratorMachine, ConfiguratorModel } from '../Configurator.model';
import { useConfigurator } from '../use-configurator';

type Props = Pick<ConfiguratorModel, 'families' | 'unknownMachine'> & { machine: ConfiguratorMachine };

/** The machine to begin with, and its version. */
export function MachineChoice({ families, machine, unknownMachine }: Props): ReactNode {
  const { id, words } = useConfigurator();
  return (
    <>
      <div className="cmp-configurator__field">
        <label className="cmp-configurator__label" htmlFor={`${id}-machine`}>
          {words.machine}
        </label>
        {unknownMachine && (
          <p className="cmp-configurator__warning" id={`${id}-unknown`}>
            {words.unknownMachine(unknownMachine)}
          </p>
        )}
        <select
          className="cmp-configurator__select"
          id={`${id}-machine`}
          name="machine"
          defaultValue={machine.product}
          aria-describedby={unknownMachine && `${id}-unknown`}
        >
          {families.map(({ title, machines }) => (
            <optgroup key={title} label={title}>
              {machines.map(({ sku, name }) => (
                <option key={sku} value={sku}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div data-sync="versions">
        <Versions versions={machine.versions} />
      </div>
    </>
  );
}

/** What the machine is built for: `8 bar`, and what it gives then. */
function Versions({ versions }: Pick<ConfiguratorMachine, 'versions'>): ReactNode {
  const { id, words, language, units } = useConfigurator();
  if (versions.length === 0) return null;
  const valuesOf = (figures: ConfiguratorMachine['figures']) =>
    figureRows(figures, catalogueWords(language), language, { system: units }).map(({ value }) => value);
  return (
    <fieldset className="cmp-configurator__step">
      <legend className="cmp-configurator__legend">{words.version}</legend>
      <div className="cmp-configurator__options cmp-configurator__options--tiny">
        {versions.map(({ sku, name, figures, isChosen }) => (
          <label className="cmp-configurator__option" key={sku} htmlFor={`${id}-version-${sku}`}>
            <input
              className="cmp-configurator__radio"
              type="radio"
              id={`${id}-version-${sku}`}
              name="version"
              value={sku}
              defaultChecked={isChosen}
            />
            <span className="cmp-configurator__says">
              {withPressures(name, language, units)}
              <span className="cmp-configurator__note"> {valuesOf(figures).join(', ')}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
