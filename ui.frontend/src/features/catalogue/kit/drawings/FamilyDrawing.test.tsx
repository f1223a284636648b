/** @jest-environment jsdom */
import tags from '../../../../../../model-json/sites/ventora/content/content/cq%3atags.json';
import { render } from '@testing-library/react';
import { FamilyDrawing, isDrawn } from './FamilyDrawing';

const FAMILIES = Object.keys(tags.ventora.family).filter((name) => !name.includes(':'));

it.each(FAMILIES)('has a drawing for products of %s without a photograph', (family) => {
  expect(isDrawn(`ventora:family/${family}`)).toBe(true);
});

it('uses the parent’s drawing for a family without one', () => {
  const drawn = (familyId: string) => render(<FamilyDrawing familyId={familyId} />).container.innerHTML;
  expect(drawn('ventora:family/screw/fixed-speed')).toBe(drawn('ventora:family/screw'));
  expect(drawn('ventora:family/dryers/adsorption')).not.toBe(drawn('ventora:family/dryers'));
});

it('is decorative, as the product is named beside it', () => {
  const { container } = render(<FamilyDrawing familyId="ventora:family/oils" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each([undefined, '', 'ventora:family', 'ventora:family/unknown', 'ventora:family/__proto__'])(
  'draws nothing for %s',
  (familyId) => {
    expect(isDrawn(familyId)).toBe(false);
    expect(render(<FamilyDrawing familyId={familyId} />).container).toBeEmptyDOMElement();
  },
);
