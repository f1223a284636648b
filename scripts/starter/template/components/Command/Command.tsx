import type { ReactNode } from 'react';
import type { CommandModel } from './Command.model';

/** A command to type, and what it does. */
export function Command({ id, caption, command }: CommandModel): ReactNode {
  return (
    <figure className="cmp-command" id={id}>
      <pre className="cmp-command__line">
        <code>{command}</code>
      </pre>
      {caption && <figcaption className="cmp-command__caption">{caption}</figcaption>}
    </figure>
  );
}
