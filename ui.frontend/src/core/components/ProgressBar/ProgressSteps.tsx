import type { ReactNode } from 'react';
import { useMessages } from '../../kit/rendering';
import type { ProgressBarModel } from './ProgressBar.model';

/** A process in steps. The current one is that reached by the percentage. */
export function ProgressSteps({ id, completed, steps }: ProgressBarModel): ReactNode {
  const messages = useMessages();
  const current = Math.max(1, Math.round((completed / 100) * steps.length));
  const where = messages.stepOf(String(current), String(steps.length));
  return (
    <div className="cmp-progressbar cmp-progressbar--steps" id={id}>
      <p className="cmp-progressbar__where">{where}</p>
      <ol className="cmp-progressbar__steps" role="list">
        {steps.map((step, index) => (
          <li
            className="cmp-progressbar__step"
            key={index}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      <progress className="cmp-progressbar__bar" max={steps.length} value={current} aria-label={where} />
    </div>
  );
}
