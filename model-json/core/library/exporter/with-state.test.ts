/** @jest-environment node */
import { exportComponent } from '../../exporter/site/testing';

const field = { 'sling:resourceType': 'ventora/components/form/text', 'jcr:title': 'Name', name: 'name' };

const exampleOf = (demo: object, state: object) =>
  exportComponent('library/example', { demo, state: { 'jcr:primaryType': 'nt:unstructured', ...state } });

it('shows a field as a server sends it back', () => {
  const model = exampleOf(field, { error: 'required' });
  expect(model).toMatchObject({ ':items': { demo: { title: 'Name', error: 'required' } } });
  expect(JSON.stringify(model)).not.toContain('jcr:primaryType');
});

it('shows a form as a server sends it back, with its fields', () => {
  const form = { 'sling:resourceType': 'ventora/components/form/container', field };
  const model = exampleOf(form, { refusal: 'invalid', field: { error: 'required' } });
  expect(model).toMatchObject({
    ':items': { demo: { refusal: 'invalid', ':items': { field: { title: 'Name', error: 'required' } } } },
  });
});

it('shows search results', () => {
  const search = { 'sling:resourceType': 'ventora/components/search' };
  const model = exampleOf(search, { term: 'leaks', results: { item0: { title: 'Leaks', url: '/leaks' } } });
  expect(model).toMatchObject({
    ':items': { demo: { term: 'leaks', results: [{ title: 'Leaks', url: '/leaks' }] } },
  });
});

it('shows an example without a state as stored', () => {
  const model = exportComponent('library/example', { demo: field });
  expect(model).not.toHaveProperty([':items', 'demo', 'error']);
});
