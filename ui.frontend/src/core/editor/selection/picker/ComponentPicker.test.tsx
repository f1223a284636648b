/** @jest-environment jsdom */
import { defaultTheme, DialogContainer, Provider } from '@adobe/react-spectrum';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAllowedComponents } from './allowed-components';
import { ComponentPicker } from './ComponentPicker';
import { root, treeOf } from '../testing';
import { WorkbenchProvider, type WorkbenchWithActions } from '../Workbench';
import { partly } from '../../../../../../shared/testing/partly';

jest.mock('../../sections/use-sections', () => ({
  useSections: () => ({ known: { folder: '', mayWrite: true, sections: [] }, error: undefined, load() {} }),
}));

const separator = { resourceType: 'x/separator', title: 'Separator', group: 'Content' };

it('inserts the searched component on Enter even before the server has answered', async () => {
  let answer!: (components: unknown) => void;
  const insert = jest.fn();
  const tree = treeOf(['text']);
  const bench = partly<WorkbenchWithActions>({
    tree: { get: () => tree },
    session: { pagePath: '/content/site/page' },
    titleOf: () => 'Container',
    actions: { insert },
    allowed: createAllowedComponents(() => new Promise((resolve) => (answer = resolve as never))),
  });
  const place = { parent: root, position: 'last' } as const;
  render(
    <Provider theme={defaultTheme}>
      <WorkbenchProvider value={bench}>
        <DialogContainer onDismiss={() => undefined}>
          <ComponentPicker place={place} onClose={() => undefined} />
        </DialogContainer>
      </WorkbenchProvider>
    </Provider>,
  );
  await userEvent.type(await screen.findByRole('searchbox'), 'separ{Enter}');
  expect(insert).not.toHaveBeenCalled();
  await act(async () => answer([{ ...separator, title: 'Accordion', resourceType: 'x/a' }, separator]));
  expect(insert).toHaveBeenCalledTimes(1);
  expect(insert).toHaveBeenCalledWith(separator, place);
});
