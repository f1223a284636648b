import type { ReactNode } from 'react';
import type { FieldProblem } from '../kit/form-errors';
import { Heading } from '../../../core/kit/heading';

export interface FormErrorsProps {
  /** Where the form's action leads. */
  id: string | undefined;
  title: string;
  /** Words about the whole form. */
  said: readonly string[];
  problems: readonly FieldProblem[];
}

/** What is wrong with a form, above it, with a way to each field. */
export function FormErrors({ id, title, said, problems }: FormErrorsProps): ReactNode {
  return (
    <div className="cmp-form-error" id={id} role="alert" tabIndex={-1}>
      <Heading className="cmp-form-error__title">{title}</Heading>
      {said.map((words) => (
        <p key={words} className="cmp-form-error__item">
          {words}
        </p>
      ))}
      {problems.length > 0 && (
        <ul className="cmp-form-error__list" role="list">
          {problems.map(({ id, words }) => (
            <li key={id} className="cmp-form-error__item">
              <a className="cmp-form-error__link" href={`#${id}`}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
