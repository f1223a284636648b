import type { ReactNode } from 'react';
import { MachineSteps } from './SizingMachineSteps';
import { Step } from './SizingStep';
import type { SizingDemand, SizingMachine } from './SizingHelper.model';
import { useSizing } from './use-sizing';

export interface SizingArithmeticProps {
  demand: SizingDemand;
  /** The recommended machine: its running time, receiver and dryer are calculated in detail. */
  machine: SizingMachine | undefined;
}

/** Every formula with the visitor's figures. */
export function SizingArithmetic({ demand, machine }: SizingArithmeticProps): ReactNode {
  const { words } = useSizing();
  return (
    <details className="cmp-sizinghelper__arithmetic" open>
      <summary className="cmp-sizinghelper__summary">{words.arithmetic}</summary>
      <MeanDemand {...demand} />
      <Step title={words.steps.design} formula={words.designFormula}>
        <Design {...demand} />
      </Step>
      <Pressure {...demand} />
      {machine && <MachineSteps demand={demand} machine={machine} />}
      <p className="cmp-sizinghelper__sources">
        <b>{words.sources}.</b> {words.sourcesText}
      </p>
    </details>
  );
}

function MeanDemand({ lines, mean }: SizingDemand): ReactNode {
  const { words, measure, percent, number } = useSizing();
  return (
    <Step title={words.steps.mean} formula={words.meanFormula}>
      <dl className="cmp-sizinghelper__sum">
        {lines.map((line, index) => (
          <div key={index}>
            <dt>
              {line.name ?? words.otherAir}
              <span>
                {number(line.count)} × {measure(line.flow, 'l/min')} × {percent(line.use)}
              </span>
            </dt>
            <dd>{measure(line.mean, 'l/min')}</dd>
          </div>
        ))}
        {lines.length > 1 && (
          <div className="cmp-sizinghelper__total">
            <dt>{words.sum}</dt>
            <dd>{measure(mean, 'l/min')}</dd>
          </div>
        )}
      </dl>
    </Step>
  );
}

function Design({ mean, design, leaks, growth }: SizingDemand): ReactNode {
  const { measure, number } = useSizing();
  return (
    <p>
      {measure(mean, 'l/min')} × (1 + {number(leaks, 2)} + {number(growth, 2)}) ={' '}
      <strong>{measure(design, 'l/min')}</strong>
    </p>
  );
}

function Pressure({ pressure, losses, line }: SizingDemand): ReactNode {
  const { words, measure } = useSizing();
  return (
    <Step title={words.steps.pressure} formula={words.pressureFormula}>
      <dl className="cmp-sizinghelper__sum">
        <div>
          <dt>{words.atTool}</dt>
          <dd>{measure(pressure, 'bar')}</dd>
        </div>
        {losses.map(({ part, loss }) => (
          <div key={part}>
            <dt>{words.losses[part]}</dt>
            <dd>{measure(loss, 'bar')}</dd>
          </div>
        ))}
        <div className="cmp-sizinghelper__total">
          <dt>{words.atCompressor}</dt>
          <dd>{measure(line, 'bar')}</dd>
        </div>
      </dl>
    </Step>
  );
}
