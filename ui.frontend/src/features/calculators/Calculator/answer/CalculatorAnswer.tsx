import type { ReactNode } from 'react';
import { Heading, NextHeadingLevel } from '../../../../core/kit/heading';
import { Link } from '../../../../core/kit/Link';
import { UnitsSwitch } from '../../../../core/kit/units/UnitsSwitch';
import type { CalculatorField, CalculatorModel } from '../Calculator.model';
import { FaultText } from '../form/FaultText';
import { useCalculator, wordOf } from '../use-calculator';
import { Arithmetic } from './Arithmetic';
import { CalculatorChart } from './CalculatorChart';
import { FittingProducts } from './FittingProducts';

/** The answer: a sentence, the figures, products that fit, and the arithmetic; or what is wrong with the entries. */
export function CalculatorAnswer(model: CalculatorModel): ReactNode {
  const { faults, results, steps, chart, products, nextLink, nextText, unitsLinks } = model;
  const { id, words } = useCalculator();
  return (
    <section className="cmp-calculator__answer" id={`${id}-answer`} tabIndex={-1} aria-label={words.answer}>
      <div className="cmp-calculator__answer-head">
        <Heading className="cmp-calculator__heading">{words.answer}</Heading>
        <div data-sync="units">
          <UnitsSwitch links={unitsLinks} />
        </div>
      </div>
      {/* The island replaces its text, so that it is announced. */}
      <p className="cmp-calculator__verdict" role="status" data-sync="verdict">
        <Verdict {...model} />
      </p>
      <div data-sync="answer">
        {faults.length > 0 && <Faults {...model} />}
        {results.length > 0 && <Results results={results} />}
        {chart && <CalculatorChart chart={chart} />}
        <NextHeadingLevel>
          {products.length > 0 && <FittingProducts products={products} />}
          {results.length > 0 && nextLink && (
            <p>
              <Link className="cmp-calculator__next" link={nextLink}>
                {nextText ?? words.next}
              </Link>
            </p>
          )}
          {steps.length > 0 && <Arithmetic steps={steps} />}
        </NextHeadingLevel>
      </div>
    </section>
  );
}

/** The answer in a sentence. */
function Verdict({ verdict, faults }: CalculatorModel): ReactNode {
  const { words, calculator, short } = useCalculator();
  if (faults.length > 0) return words.faultsTitle;
  const sentences: Readonly<Record<string, ((...of: string[]) => string) | undefined>> = words.verdicts;
  return sentences[calculator]?.(...verdict.map(short));
}

/** What is wrong, as links to the fields. */
function Faults({ faults, groups }: CalculatorModel): ReactNode {
  const { id, label, words } = useCalculator();
  /** With the number of its row, as several have the same label. */
  const named = (field: CalculatorField) => {
    const row = Number(field.name.slice(field.key.length));
    return row ? words.row(label(field), row) : label(field);
  };
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  return (
    <ul className="cmp-calculator__faults">
      {faults.map((fault) => {
        const field = fields.find(({ name }) => name === fault.field);
        return (
          <li key={fault.field}>
            <a href={`#${id}-${fault.field}`}>
              <FaultText fault={fault} label={field ? named(field) : fault.field} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Results({ results }: Pick<CalculatorModel, 'results'>): ReactNode {
  const { words, short } = useCalculator();
  return (
    <dl className="cmp-calculator__results">
      {results.map((result) => (
        <div key={result.key}>
          <dt>{wordOf(words.results, result.key)}</dt>
          <dd>{short(result)}</dd>
        </div>
      ))}
    </dl>
  );
}
