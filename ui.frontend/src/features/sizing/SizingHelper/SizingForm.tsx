import type { ReactNode } from 'react';
import { SizingTools } from './SizingTools';
import { NumberField, SelectField } from './SizingField';
import type { SizingHelperModel } from './SizingHelper.model';
import { useSizing } from './use-sizing';

/** The form: tools, other air, the site, and assumptions that few people change. */
export function SizingForm(model: SizingHelperModel): ReactNode {
  const { action, units, typed, noises, inlets, faults, bounds } = model;
  const { words, unit, measure, id } = useSizing();
  const field = { faults, bounds };
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, text]) => ({ value, text }));
  return (
    <form className="cmp-sizinghelper__form" method="get" action={action}>
      {/* Enter presses a form's first button, which must not be one that removes a tool. */}
      <button type="submit" className="cmp-sizinghelper__enter" tabIndex={-1} aria-hidden>
        {words.calculate}
      </button>
      <input type="hidden" name="units" value={units} />
      <SizingTools {...model} />
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
          <NumberField
            name="pressure"
            label={words.pressure(unit('bar'))}
            value={typed.pressure}
            {...field}
          />
        </div>
      </fieldset>
      <fieldset className="cmp-sizinghelper__group">
        <legend className="cmp-sizinghelper__legend">{words.place}</legend>
        <SelectField
          name="air"
          label={words.air}
          value={typed.air}
          help={words.airHelp}
          options={options(words.airUses)}
        />
        <div className="cmp-sizinghelper__fields">
          <SelectField
            name="supply"
            label={words.supply}
            value={typed.supply}
            options={options(words.supplies)}
          />
          <SelectField
            name="noise"
            label={words.noise}
            value={typed.noise}
            options={[
              { value: '', text: words.anyNoise },
              ...noises.map((level) => ({
                value: level,
                text: words.noiseUpTo(measure(Number(level), 'dB(A)')),
              })),
            ]}
          />
        </div>
        <label className="cmp-sizinghelper__check">
          <input type="checkbox" name="oilfree" value="1" defaultChecked={typed.oilfree} />
          <span>{words.oilFree}</span>
        </label>
      </fieldset>
      <details className="cmp-sizinghelper__more">
        <summary className="cmp-sizinghelper__summary">{words.assumptions}</summary>
        <div className="cmp-sizinghelper__fields">
          <NumberField name="leaks" label={words.leaks} value={typed.leaks} {...field} />
          <NumberField name="growth" label={words.growth} value={typed.growth} {...field} />
          <NumberField
            name="together"
            label={words.together}
            value={typed.together}
            help={words.togetherHelp}
            {...field}
          />
          <NumberField name="peak" label={words.peak} value={typed.peak} {...field} />
          <SelectField
            name="inlet"
            label={words.inlet}
            value={typed.inlet}
            options={inlets.map((at) => ({ value: String(at), text: measure(at, '°C') }))}
          />
        </div>
      </details>
      <button type="submit" className="cmp-sizinghelper__submit">
        {words.calculate}
      </button>
    </form>
  );
}
