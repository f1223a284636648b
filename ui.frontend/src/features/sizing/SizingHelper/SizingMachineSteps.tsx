import type { ReactNode } from 'react';
import type { SizingDemand, SizingMachine } from './SizingHelper.model';
import { Step } from './SizingStep';
import { useSizing } from './use-sizing';

/** Atmospheric pressure, bar: the pressure of free air. */
const ATMOSPHERE = 1;

interface Props {
  demand: SizingDemand;
  machine: SizingMachine;
}

/** The steps that depend on the machine: its running time, the receiver by peak and by starts, the dryer. */
export function MachineSteps(props: Props): ReactNode {
  const { words, measure, percent } = useSizing();
  const { name, design, delivery, share } = props.machine;
  return (
    <>
      <Step title={words.steps.share} formula={words.shareFormula(name)}>
        <p>
          {measure(design, 'l/min')} ÷ {measure(delivery, 'l/min')} = <strong>{percent(share)}</strong>
        </p>
      </Step>
      <Step title={words.steps.receiver}>
        <PeakVolume {...props} />
        <StartsVolume {...props.machine} />
      </Step>
      <Dryer {...props} />
    </>
  );
}

function PeakVolume({ demand, machine }: Props): ReactNode {
  const { words, measure, percent, number } = useSizing();
  const { peak, connected, together, peakMinutes } = demand;
  const { delivery, band, receiver } = machine;
  return (
    <>
      <p>{words.peakIs(measure(peak, 'l/min'), measure(connected, 'l/min'), percent(together))}</p>
      {receiver.forPeak > 0 ? (
        <>
          <p className="cmp-sizinghelper__formula">{words.peakFormula}</p>
          <p>
            {number(peakMinutes, 1)} min × ({measure(peak, 'l/min')} − {measure(delivery, 'l/min')}) ×{' '}
            {measure(ATMOSPHERE, 'bar')} ÷ {measure(band, 'bar')} ={' '}
            <strong>{measure(receiver.forPeak, 'l')}</strong>
          </p>
        </>
      ) : (
        <p>{words.peakNotNeeded(measure(peak, 'l/min'), measure(delivery, 'l/min'))}</p>
      )}
    </>
  );
}

function StartsVolume({ share, delivery, control, band, maxPressure, receiver }: SizingMachine): ReactNode {
  const { words, measure, number } = useSizing();
  const { startsAllowed, forStarts, tank, extra } = receiver;
  const cycles = control === 'stops' ? words.starts : words.loads;
  return (
    <>
      {forStarts > 0 && control !== 'follows' && (
        <>
          <p className="cmp-sizinghelper__formula">{words.startsFormula(cycles(number(startsAllowed)))}</p>
          <p>
            {measure(delivery, 'l/min')} × 60 × {number(share, 2)} × {number(1 - share, 2)} ×{' '}
            {measure(ATMOSPHERE, 'bar')} ÷ ({number(startsAllowed)} × {measure(band, 'bar')}) ={' '}
            <strong>{measure(forStarts, 'l')}</strong>
          </p>
        </>
      )}
      <p>
        {words.bandIs(measure(band, 'bar'), measure(maxPressure, 'bar'))}{' '}
        {!extra && tank > 0 && `${words.ownTank(measure(tank, 'l'))}.`}
        {extra && `${words.withReceiver(measure(receiver.volume, 'l'))}: ${extra.name}.`}
      </p>
    </>
  );
}

function Dryer({ demand, machine }: Props): ReactNode {
  const { words, measure, number } = useSizing();
  const { dryer, hasDryer, delivery } = machine;
  if (!dryer) {
    return (
      <Step title={words.steps.dryer}>
        <p>{hasDryer ? words.driesItself : words.noDryer}</p>
      </Step>
    );
  }
  return (
    <Step title={words.steps.dryer} formula={words.dryerFormula}>
      <p>
        {words.dryerAt(measure(demand.inlet, '°C'))}: {measure(delivery, 'l/min')} ÷ (
        {number(dryer.pressureFactor, 2)} × {number(dryer.temperatureFactor, 2)}) ={' '}
        <strong>{measure(dryer.needed, 'l/min')}</strong>
        {`: ${dryer.count > 1 ? `${dryer.count} × ` : ''}${dryer.name}.`}
      </p>
    </Step>
  );
}
