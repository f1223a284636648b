import type { ReactNode } from 'react';
import type { CalculatorFault } from '../Calculator.model';
import { useCalculator } from '../use-calculator';

/** What is wrong with an entry, and what would be right. */
export function FaultText({ fault, label }: { fault: CalculatorFault; label: string }): ReactNode {
  const { words, language } = useCalculator();
  const number = (value: number) =>
    new Intl.NumberFormat(language, { maximumSignificantDigits: 4 }).format(value);
  const { reason, typed = '', min, max } = fault;
  return words.faults[reason](label, typed, number(min), number(max));
}
