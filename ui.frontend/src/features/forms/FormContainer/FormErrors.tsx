import type { ReactNode } from 'react';
import type { FieldProblem } from '../kit/form-errors';
import { Heading } from '../../../core/kit/heading';

export interface FormErrorsProps {
  /** The target of the form's action. */
  id: string | undefined;
  title: string;
  /** Messages about the whole form. */
  said: readonly string[];
  problems: readonly FieldProblem[];
}

/** A form's errors, shown above it, with a link to each field. */
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
