import type { ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';

export interface StepProps {
  title: string;
  formula?: string;
  children: ReactNode;
}

/** One step: the result's name, its formula, and the figures. */
export function Step({ title, formula, children }: StepProps): ReactNode {
  return (
    <section className="cmp-sizinghelper__step">
      <Heading className="cmp-sizinghelper__step-title">{title}</Heading>
      {formula && <p className="cmp-sizinghelper__formula">{formula}</p>}
      {children}
    </section>
  );
}
