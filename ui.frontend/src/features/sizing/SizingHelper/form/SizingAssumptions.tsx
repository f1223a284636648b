import type { ReactNode } from 'react';
import type { SizingHelperModel } from '../SizingHelper.model';
import { useSizing } from '../use-sizing';
import { NumberField, SelectField } from './SizingField';

/** Assumptions that few people change. */
export function SizingAssumptions({ typed, inlets, faults, bounds }: SizingHelperModel): ReactNode {
  const { words, measure } = useSizing();
  const field = { faults, bounds };
  return (
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
  );
}
