import type { ReactNode } from 'react';
import type { SizingHelperModel } from '../SizingHelper.model';
import { SizingAssumptions } from './SizingAssumptions';
import { NumberField } from './SizingField';
import { SizingSite } from './SizingSite';
import { SizingTools } from './SizingTools';
import { useSizing } from '../use-sizing';

/** The form: tools, other air, the site, and assumptions that few people change. */
export function SizingForm(model: SizingHelperModel): ReactNode {
  const { action, units, typed, faults, bounds } = model;
  const { words } = useSizing();
  return (
    <form className="cmp-sizinghelper__form" method="get" action={action}>
      {/* Enter presses a form's first button, which must not be one that removes a tool. */}
      <button type="submit" className="cmp-sizinghelper__enter" tabIndex={-1} aria-hidden>
        {words.calculate}
      </button>
      <input type="hidden" name="units" value={units} />
      <SizingTools {...model} />
      <ByHand typed={typed} faults={faults} bounds={bounds} />
      <SizingSite {...model} />
      <SizingAssumptions {...model} />
      <button type="submit" className="cmp-sizinghelper__submit">
        {words.calculate}
      </button>
    </form>
  );
}

/** A demand given in figures. */
function ByHand({ typed, ...field }: Pick<SizingHelperModel, 'typed' | 'faults' | 'bounds'>): ReactNode {
  const { words, unit, id } = useSizing();
  return (
    <fieldset className="cmp-sizinghelper__group">
      <legend className="cmp-sizinghelper__legend">{words.byHand}</legend>
      <p className="cmp-sizinghelper__help" id={`${id}-by-hand`}>
        {words.byHandHelp}
      </p>
      <div className="cmp-sizinghelper__fields">
        <NumberField
          name="flow"
          label={words.flow(unit('l/min'))}
          value={typed.flow}
          describedBy={`${id}-by-hand`}
          {...field}
        />
        <NumberField name="pressure" label={words.pressure(unit('bar'))} value={typed.pressure} {...field} />
      </div>
    </fieldset>
  );
}
