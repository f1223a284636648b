/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import definition from './index';
import { LiveExample } from './LiveExample';
import { fixtures } from './LiveExample.fixtures';
import { liveExampleModel } from './LiveExample.model';

it('shows a component in a frame, which has its name, and leads to it alone', () => {
  render(<LiveExample {...liveExampleModel.parse(fixtures.default)} />);
  expect(screen.getByTitle('Button: primary')).toHaveAttribute('src', fixtures.default.source);
  expect(screen.getByRole('link', { name: 'Button: primary' })).toHaveAttribute(
    'href',
    fixtures.default.source,
  );
});

it('frames no script', () => {
  expect(definition.isEmpty!(liveExampleModel.parse(fixtures['hostile address']))).toBe(true);
});
