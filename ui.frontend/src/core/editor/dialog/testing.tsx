import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Command, ContentNode, EditorSession, Outcome } from '../session/EditorSession';
import { nodeAt } from './form/node';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';
import { partly } from '../../../../../shared/testing/partly';

/** For tests: the author server's responses by address; all others are 404. */
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
  /** Replaces the whole content, as another author would. */
  others(content: ContentNode): void;
  readonly executed: Command[];
  /** The signal of each save. */
  readonly withdrawals: AbortSignal[];
  /** The result of the next command. */
  outcome: Outcome;
}

export const pagePath = `${CONTENT_ROOT}/gb/en/products`;

/** For tests: a session on one node, `…/jcr:content/root/item`, or on a whole `jcr:content`. */
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
    session: partly<EditorSession>({
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
    }),
  };
  return test;
}

/** For tests: renders a part of the editor; `user` simulates user input. */
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
