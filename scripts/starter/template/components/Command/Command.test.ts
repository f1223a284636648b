import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlOf, modelOf, testFixtures } from 'ventora/testing';
import { exporter } from './Command.exporter';
import { fixtures } from './Command.fixtures';
import definition from './index';

testFixtures(definition, fixtures);

test('shows what an author has entered', () => {
  const model = modelOf(exporter, definition.resourceType, { caption: 'Tests', command: 'npm test' });
  const html = htmlOf(definition, model);
  assert.match(html, /<code>npm test<\/code>/);
  assert.match(html, /<figcaption[^>]*>Tests<\/figcaption>/);
});
