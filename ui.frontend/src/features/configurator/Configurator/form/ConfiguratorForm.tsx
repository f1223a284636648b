import type { ReactNode } from 'react';
import { Heading } from '../../../../core/kit/heading';
import type { ConfiguratorMachine, ConfiguratorModel } from '../Configurator.model';
import { useConfigurator } from '../use-configurator';
import { ConfiguratorStep } from './ConfiguratorStep';
import { MachineChoice } from './MachineChoice';

/** Steps that belong together. */
const GROUPS = [
  { name: 'air', steps: ['quality', 'dryer', 'filters', 'tank', 'volume'] },
  { name: 'power', steps: ['drive', 'mains', 'control'] },
  { name: 'site', steps: ['cooling', 'heat', 'hood', 'place', 'side'] },
  { name: 'look', steps: ['colour', 'kit'] },
] as const;

type Props = ConfiguratorModel & { machine: ConfiguratorMachine };

/** The form: the machine, and a question for each step. */
export function ConfiguratorForm(model: Props): ReactNode {
  const { action, units } = model;
  const { words } = useConfigurator();
  return (
    <form className="cmp-configurator__form" method="get" action={action}>
      <input type="hidden" name="units" value={units} />
      <section className="cmp-configurator__machine">
        <Heading className="cmp-configurator__heading">{words.groups.machine}</Heading>
        <MachineChoice {...model} />
      </section>
      {GROUPS.map((group, index) => (
        <Group key={group.name} {...model} group={group} isFirst={index === 0} />
      ))}
      <button type="submit" className="cmp-configurator__submit">
        {words.update}
      </button>
    </form>
  );
}

type GroupProps = Props & { group: (typeof GROUPS)[number]; isFirst: boolean };

/** Folded as long as nothing in it was chosen; it says what was. */
function Group({ group, isFirst, steps, chosen, refused }: GroupProps): ReactNode {
  const { words, nameOf } = useConfigurator();
  const names: readonly string[] = group.steps;
  const isOwn = ({ step }: { step: string }) => names.includes(step);
  const changed = chosen.filter(isOwn).map(nameOf);
  const isTouched = changed.length > 0 || refused.some(isOwn);
  return (
    <details className="cmp-configurator__group" open={isFirst || isTouched}>
      <summary className="cmp-configurator__fold">
        <Heading className="cmp-configurator__heading">{words.groups[group.name]}</Heading>
        <span className="cmp-configurator__note" data-sync={`chosen-${group.name}`}>
          {changed.join(' · ') || words.asStandard}
        </span>
      </summary>
      {names.map((name) => {
        const step = steps.find((each) => each.name === name);
        return step && <ConfiguratorStep key={name} step={step} />;
      })}
    </details>
  );
}
