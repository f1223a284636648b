import { useId, useMemo, type ReactNode } from 'react';
import { InUnits } from '../../../core/kit/units/InUnits';
import { CalculatorAnswer } from './answer/CalculatorAnswer';
import type { CalculatorModel } from './Calculator.model';
import { CalculatorForm } from './form/CalculatorForm';
import { LogForm } from './form/LogForm';
import { CalculatorContext } from './use-calculator';

/**
 * A calculator: a plain form whose address has every figure, so that an answer can be shared, printed and had without
 * scripts. It uses the island of the sizing helper, which requests the same address while fields change.
 */
export function Calculator(model: CalculatorModel): ReactNode {
  const { id: authored, units, currency, calculator = '' } = model;
  const made = useId();
  const id = authored ?? made;
  const context = useMemo(() => ({ id, units, currency, calculator }), [id, units, currency, calculator]);
  return (
    <CalculatorContext.Provider value={context}>
      <div className="cmp-calculator" id={id} data-island="sizinghelper" data-island-when="interaction">
        <div className="cmp-calculator__columns">
          <div className="cmp-calculator__forms">
            <CalculatorForm {...model} />
            {model.log && <LogForm log={model.log} />}
          </div>
          <InUnits units={units}>
            <CalculatorAnswer {...model} />
          </InUnits>
        </div>
      </div>
    </CalculatorContext.Provider>
  );
}
