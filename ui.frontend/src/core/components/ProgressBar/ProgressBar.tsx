import type { ReactNode } from 'react';
import { useMessages, useRendering } from '../../kit/rendering';
import type { ProgressBarModel } from './ProgressBar.model';
import { ProgressSteps } from './ProgressSteps';

/** Progress of a task. `<progress>` needs no inline style, which the page's policy forbids. */
export function ProgressBar(model: ProgressBarModel): ReactNode {
  return model.steps.length > 0 ? <ProgressSteps {...model} /> : <ProgressShare {...model} />;
}

function ProgressShare({ id, completed }: ProgressBarModel): ReactNode {
  const messages = useMessages();
  const { language } = useRendering();
  const percent = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(amount / 100);
  return (
    <div className="cmp-progressbar" id={id}>
      <span className="cmp-progressbar__label--completed" aria-hidden>
        {percent(completed)}
      </span>
      <span className="cmp-progressbar__label--remaining" aria-hidden>
        {messages.percentRemaining(percent(100 - completed))}
      </span>
      <progress
        className="cmp-progressbar__bar"
        max={100}
        value={completed}
        aria-label={messages.percentCompleted(percent(completed))}
      />
    </div>
  );
}
