import { componentPath, exportComponent } from '../../../core/exporter/site/testing';

it('contains the form’s path for the server, and gives the form an id', () => {
  const form = exportComponent('form/container', { thankYouMessage: '<p>Thanks</p>' });
  expect(form).toMatchObject({
    formStart: componentPath,
    action: '/content/ventora/gb/en.html',
    method: 'POST',
    enctype: 'multipart/form-data',
    thankYouMessage: '<p>Thanks</p>',
  });
  expect(form.id).toMatch(/^form-[0-9a-f]{10}$/);
  expect(form.name).toBe(form.id);
  expect(exportComponent('form/container', { id: 'contact' })).toMatchObject({
    id: 'contact',
    name: 'contact',
  });
});

it('gives a field the constraints that browsers check', () => {
  const content = {
    autocomplete: 'tel',
    pattern: '[0-9]+',
    min: 1,
    max: '16',
    maxLength: 12,
  };
  expect(exportComponent('form/text', content)).toMatchObject({ ...content, min: '1' });
});

it('can require a choice', () => {
  const content = { required: 'true', requiredMessage: 'Please choose.', autocomplete: 'country' };
  expect(exportComponent('form/options', content)).toMatchObject({ ...content, required: true });
  expect(exportComponent('form/options').required).toBe(false);
});
