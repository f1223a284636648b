import type { ReactNode } from 'react';
import { Heading } from '../../../../core/kit/heading';
import type { CalculatorStep } from '../Calculator.model';
import { useCalculator, wordOf } from '../use-calculator';

/** Every formula with the figures in it, and where it comes from. */
export function Arithmetic({ steps }: { steps: readonly CalculatorStep[] }): ReactNode {
  const { words, calculator } = useCalculator();
  return (
    <details className="cmp-calculator__arithmetic" open>
      <summary className="cmp-calculator__summary">{words.arithmetic}</summary>
      <ol className="cmp-calculator__steps">
        {steps.map((step, index) => (
          <li key={index} className="cmp-calculator__step">
            <Step step={step} />
          </li>
        ))}
      </ol>
      <p className="cmp-calculator__sources">
        <b>{words.sources}.</b> {words.unitsConvert} {wordOf(words.sourcesOf, calculator)}
      </p>
    </details>
  );
}

function Step({ step }: { step: CalculatorStep }): ReactNode {
  const { words, exact } = useCalculator();
  const title = wordOf(words.steps, step.key);
  const formula = words.formulas[step.key as keyof typeof words.formulas];
  return (
    <>
      <Heading className="cmp-calculator__step-title">
        {step.row ? words.row(title, step.row) : title}
      </Heading>
      {formula && (
        <p className="cmp-calculator__formula">
          <Raised text={formula} />
        </p>
      )}
      <p className="cmp-calculator__line">
        {step.put.map(({ sign, value, quantity }, index) =>
          quantity && value !== undefined ? (
            exact({ value, quantity })
          ) : (
            <Raised key={index} text={sign ?? ''} />
          ),
        )}
        {' = '}
        <strong>{exact(step.result)}</strong>
      </p>
    </>
  );
}

/** `^1.85` and `^(1/5)` as raised figures, with the decimal sign of the page's language. */
function Raised({ text }: { text: string }): ReactNode {
  const { language } = useCalculator();
  const raised = (power: string) =>
    /^\d+\.\d+$/.test(power) ? new Intl.NumberFormat(language).format(Number(power)) : power;
  return text
    .split(/\^(\d+[.,]\d+|\(1\/5\))/)
    .map((part, index) => (index % 2 ? <sup key={index}>{raised(part)}</sup> : part));
}
