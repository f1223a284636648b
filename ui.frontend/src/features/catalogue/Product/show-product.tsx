import { render, type RenderResult } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import { Product } from './Product';
import { fixtures } from './Product.fixtures';
import { productModel } from './Product.model';

/** Draws a fixture for a test, with its sections open, as on a wide screen. */
export function showProduct(name: keyof typeof fixtures, language = 'en-GB'): RenderResult {
  const drawn = render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Product {...productModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );
  for (const fold of drawn.container.querySelectorAll('details')) fold.open = true;
  return drawn;
}
