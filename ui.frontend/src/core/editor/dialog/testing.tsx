import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Command, ContentNode, EditorSession, Outcome } from '../session/EditorSession';
import { nodeAt } from './form/node';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

/** For tests: what the author server answers, by address. Everything else is not there. */
export function answers(json: Readonly<Record<string, unknown>>): void {
  window.fetch = (address) => {
    const found = json[decodeURIComponent(String(address))];
    const status = found === undefined ? 404 : 200;
    return Promise.resolve({
      ok: status === 200,
      status,
      headers: new Headers(),
      json: () => Promise.resolve(found),
      text: () => Promise.resolve(''),
    } as Response);
  };
}

export interface TestSession {
  readonly session: EditorSession;
  /** Another author puts another node in the place of all. */
  others(content: ContentNode): void;
  readonly executed: Command[];
  /** By which the author withdraws each. */
  readonly withdrawals: AbortSignal[];
  /** What becomes of the next command. */
  outcome: Outcome;
}

export const pagePath = `${CONTENT_ROOT}/gb/en/products`;

/** For tests: a session over one node, `…/jcr:content/root/item`, or over a whole `jcr:content`. */
export function testSession(content: ContentNode): TestSession {
  const listeners = new Set<(paths: readonly string[]) => void>();
  let now = content;
  const test: TestSession = {
    executed: [],
    withdrawals: [],
    others: (next) => {
      now = next;
      listeners.forEach((listener) => listener([]));
    },
    outcome: { done: true, paths: [] },
    session: {
      pagePath,
      content: (path: string) =>
        path === `${pagePath}/jcr:content` ? now : nodeAt(now, path.slice(`${pagePath}/jcr:content/`.length)),
      onOthers: (listener: (paths: readonly string[]) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      execute: (command: Command, _label: string, withdrawal?: AbortSignal) => {
        test.executed.push(command);
        if (withdrawal) test.withdrawals.push(withdrawal);
        return Promise.resolve(test.outcome);
      },
    } as unknown as EditorSession,
  };
  return test;
}

/** For tests: draws a part of the editor; `user` does what a person does. */
export function draw(part: ReactNode) {
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Provider theme={defaultTheme} locale="en-GB" colorScheme="light" scale="medium">
      <button type="button">Before</button>
      {part}
    </Provider>,
  );
  return { user, ...view };
}
