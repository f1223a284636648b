/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { componentMap } from '../../component-map';
import { childRenderer } from '../../document/render-child';
import { RenderingProvider } from '../../kit/rendering';
import { XfPage } from './XfPage';
import { fixtures } from './XfPage.fixtures';
import { xfPageModel } from './XfPage.model';

it('shows a fragment on its own', () => {
  const renderChild = childRenderer(componentMap, () => {});
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild }}>
      <XfPage {...xfPageModel.parse(fixtures.default)} />
    </RenderingProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Service' })).toBeVisible();
});
