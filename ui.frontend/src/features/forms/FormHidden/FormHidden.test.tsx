/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { FormHidden } from './FormHidden';
import { fixtures } from './FormHidden.fixtures';
import { formHiddenModel } from './FormHidden.model';
import definition from './index';

it('is sent with the form but not shown', () => {
  const { container } = render(
    <form>
      <FormHidden {...formHiddenModel.parse(fixtures.default)} />
    </form>,
  );
  expect([...new FormData(container.querySelector('form')!)]).toEqual([['source', 'contact-page']]);
  expect(container.querySelector('input')).not.toBeVisible();
});

it('is empty without a name', () => {
  expect(definition.isEmpty?.(formHiddenModel.parse(fixtures.empty))).toBe(true);
});
