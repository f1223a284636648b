import type { ReactNode } from 'react';
import { Link } from '../../../../core/kit/Link';
import type {
  ConfiguratorOption,
  ConfiguratorRefusal,
  ConfiguratorStep as Step,
} from '../Configurator.model';
import { useConfigurator } from '../use-configurator';
import { inRuns } from './option-runs';

/** A question with its options. What cannot be chosen stays in view, with the reason and the way out. */
export function ConfiguratorStep({ step: { name, options } }: { step: Step }): ReactNode {
  const { stepName } = useConfigurator();
  const size = options.some(({ litres }) => litres !== undefined)
    ? 'tiny'
    : options.some(({ note, purityClass }) => note || purityClass)
      ? 'long'
      : 'short';
  return (
    <fieldset className="cmp-configurator__step" data-sync={`step-${name}`}>
      <legend className="cmp-configurator__legend">{stepName(name)}</legend>
      <div className={`cmp-configurator__options cmp-configurator__options--${size}`}>
        {inRuns(options).map(({ options: run, refusal }) => (
          <Run key={run[0]?.value} step={name} options={run} refusal={refusal} />
        ))}
      </div>
    </fieldset>
  );
}

interface RunProps {
  step: string;
  options: readonly ConfiguratorOption[];
  refusal: ConfiguratorRefusal | undefined;
}

/** Options side by side; refused ones stand together, with the reason that they share. */
function Run({ step, options, refusal }: RunProps): ReactNode {
  const { id } = useConfigurator();
  const wanted = `${id}-${step}-${options[0]?.value}`;
  const reasonId = refusal && `${wanted}-reason`;
  const shown = options.map((option) => (
    <Option key={option.value} step={step} option={option} reasonId={reasonId} />
  ));
  if (!refusal) return shown;
  return (
    <div className="cmp-configurator__refused">
      {shown}
      <Reason id={reasonId} refusal={refusal} wanted={wanted} />
    </div>
  );
}

function Option({
  step,
  option,
  reasonId,
}: {
  step: string;
  option: ConfiguratorOption;
  reasonId: string | undefined;
}): ReactNode {
  const { id, words, nameOf } = useConfigurator();
  const { value, note, colour, purityClass, parts, isChosen } = option;
  const own = `${id}-${step}-${value}`;
  const notes = [
    note,
    purityClass && words.purityClass(purityClass),
    ...parts.map(({ name }) => name),
  ].filter(Boolean);
  return (
    <label className="cmp-configurator__option" htmlFor={own}>
      <input
        className="cmp-configurator__radio"
        type="radio"
        id={own}
        name={step}
        value={value}
        defaultChecked={isChosen}
        disabled={reasonId !== undefined}
        aria-describedby={reasonId}
      />
      {colour && (
        <svg className="cmp-configurator__swatch" viewBox="0 0 20 20" aria-hidden>
          <rect width="20" height="20" fill={colour} />
        </svg>
      )}
      <span className="cmp-configurator__says">
        {nameOf(option)}
        {!reasonId && notes.length > 0 && (
          <span className="cmp-configurator__note"> {notes.join(' · ')}</span>
        )}
      </span>
    </label>
  );
}

interface ReasonProps {
  id: string | undefined;
  refusal: ConfiguratorRefusal;
  /** Id of the option that the way out is for. */
  wanted: string;
}

/** Why not, and what would help: another choice, or another machine. */
function Reason({ id, refusal, wanted }: ReasonProps): ReactNode {
  const { words, stepName } = useConfigurator();
  const { reason, against, wayOut, machine } = refusal;
  return (
    <p className="cmp-configurator__reason" id={id}>
      <strong>{words.notPossible}:</strong> {reason}{' '}
      {wayOut?.link && (
        <Link link={wayOut.link} rel="nofollow" data-way-out={wanted}>
          {words.changeFor(against ? stepName(against.step) : words.machine)}
        </Link>
      )}
      {machine?.link && (
        <Link link={machine.link} rel="nofollow" data-way-out={wanted}>
          {words.machineCan(machine.name)}
        </Link>
      )}
    </p>
  );
}
