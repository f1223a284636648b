import type { ReactNode } from 'react';
import { Heading } from '../../../../core/kit/heading';
import type { ConfiguratorMachine, ConfiguratorModel } from '../Configurator.model';
import { useConfigurator } from '../use-configurator';
import { ConfiguratorStep } from './ConfiguratorStep';
import { MachineChoice } from './MachineChoice';

/** Steps that belong together. */
const GROUPS = {
  air: ['quality', 'dryer', 'filters', 'tank', 'volume'],
  power: ['drive', 'mains', 'control'],
  site: ['cooling', 'heat', 'hood', 'place', 'side'],
  look: ['colour', 'kit'],
} as const;

type Props = ConfiguratorModel & { machine: ConfiguratorMachine };

/** The form: the machine, and a question for each step. */
export function ConfiguratorForm(model: Props): ReactNode {
  const { action, units, steps } = model;
  const { words } = useConfigurator();
  return (
    <form className="cmp-configurator__form" method="get" action={action}>
      <input type="hidden" name="units" value={units} />
      <section className="cmp-configurator__group">
        <Heading className="cmp-configurator__heading">{words.groups.machine}</Heading>
        <MachineChoice {...model} />
      </section>
      {Object.entries(GROUPS).map(([group, names]) => (
        <section className="cmp-configurator__group" key={group}>
          <Heading className="cmp-configurator__heading">{titleOf(group, words.groups)}</Heading>
          {names.map((name) => {
            const step = steps.find((each) => each.name === name);
            return step && <ConfiguratorStep key={name} step={step} />;
          })}
        </section>
      ))}
      <button type="submit" className="cmp-configurator__submit">
        {words.update}
      </button>
    </form>
  );
}

const titleOf = (group: string, titles: Readonly<Record<string, string>>): string => titles[group] ?? group;
