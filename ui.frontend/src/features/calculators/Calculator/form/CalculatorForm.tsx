import type { ReactNode } from 'react';
import type { CalculatorFault, CalculatorGroup, CalculatorModel } from '../Calculator.model';
import { useCalculator, wordOf } from '../use-calculator';
import { CalculatorInput } from './CalculatorInput';

/** The form: what is asked, and assumptions that few people change. */
export function CalculatorForm({ action, units, groups, faults }: CalculatorModel): ReactNode {
  const { words } = useCalculator();
  return (
    <form className="cmp-calculator__form" method="get" action={action}>
      <input type="hidden" name="units" value={units} />
      <div data-sync="names-all">
        {groups.map((group) => (
          <Group key={group.key} group={group} faults={faults} />
        ))}
      </div>
      <button type="submit" className="cmp-calculator__submit">
        {words.calculate}
      </button>
    </form>
  );
}

interface GroupProps {
  group: CalculatorGroup;
  faults: readonly CalculatorFault[];
}

function Group({ group, faults }: GroupProps): ReactNode {
  const { words } = useCalculator();
  const title = wordOf(words.groups, group.key);
  const fields = group.isRows ? (
    <Rows group={group} faults={faults} />
  ) : (
    <div className="cmp-calculator__fields">
      {group.rows[0]?.fields.map((field) => (
        <CalculatorInput key={field.name} field={field} faults={faults} />
      ))}
    </div>
  );
  if (group.isAssumption) {
    return (
      <details className="cmp-calculator__more" open={hasFault(group, faults)}>
        <summary className="cmp-calculator__summary">{title}</summary>
        {fields}
      </details>
    );
  }
  return (
    <fieldset className="cmp-calculator__group">
      <legend className="cmp-calculator__legend">{title}</legend>
      {fields}
    </fieldset>
  );
}

/** A folded field must not hide what is wrong with it. */
const hasFault = ({ rows }: CalculatorGroup, faults: readonly CalculatorFault[]): boolean =>
  faults.some(({ field }) => rows.some(({ fields }) => fields.some(({ name }) => name === field)));

function Rows({ group, faults }: GroupProps): ReactNode {
  const { words } = useCalculator();
  return (
    <>
      <p className="cmp-calculator__help">{words.rowsHelp}</p>
      {group.rows.map(({ fields }, index) => (
        <div
          key={index}
          className="cmp-calculator__row"
          role="group"
          aria-label={words.row(wordOf(words.groups, group.key), index + 1)}
        >
          {fields.map((field) => (
            <CalculatorInput key={field.name} field={field} faults={faults} />
          ))}
        </div>
      ))}
    </>
  );
}
