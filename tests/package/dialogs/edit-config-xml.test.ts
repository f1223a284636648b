/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentsFolder } from '../../../scripts/generate/component-files';
import type { ComponentDefinition } from '../../../ui.frontend/src/core/kit/define-component';
import { componentType } from '../../../shared/addresses/app';
import { assetDrop } from '../../../ui.frontend/src/core/kit/dialogs/asset-drop';
import { cases as fixtures, drawCase, isEmpty } from '../../contract/every-fixture';
import { allNodes, readDocView } from './docview-reader';

const folder = path.resolve(__dirname, '../../..', componentsFolder);
const read = (file: string) => readDocView(readFileSync(path.join(folder, file), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('_cq_editConfig.xml'),
);

it('defines no listeners, which the page editor would not call in an SPA', () => {
  const configs = files.flatMap((file) => allNodes(read(file)));
  expect(configs.length).toBeGreaterThan(0);
  expect(configs.filter(({ name }) => name === 'cq:listeners')).toEqual([]);
});

it('lets authors drop a picture where the page has a drop target, and only pictures', () => {
  // The page marks those components that take an asset (`mapComponents`).
  const definitions = new Set(fixtures.map(({ definition }) => definition));
  const expected = [...definitions].flatMap(({ resourceType, dialog }) => {
    const target = assetDrop(dialog?.tabs.flatMap(({ fields }) => fields) ?? []);
    return target ? [{ component: resourceType.replace(componentType(''), ''), target }] : [];
  });
  expect(expected).toContainEqual({ component: 'download', target: 'file' });
  const found = files.flatMap((file) => {
    const targets = allNodes(read(file)).find(({ name }) => name === 'cq:dropTargets')?.children ?? [];
    return targets.map(({ name }) => ({ component: path.dirname(file), target: name }));
  });
  expect(found.sort(byComponent)).toEqual(expected.sort(byComponent));
  const picture = allNodes(read('teaser/_cq_editConfig.xml')).find(({ name }) => name === 'image');
  expect(picture?.properties).toMatchObject({ accept: ['image/.*'], propertyName: './fileReference' });
});

const byComponent = (a: { component?: string }, b: { component?: string }) =>
  a.component!.localeCompare(b.component!);

const inPlace = fixtures
  .filter(
    ({ definition }) =>
      existsSync(editConfigOf(definition)) &&
      /editElementQuery/.test(readFileSync(editConfigOf(definition), 'utf8')),
  )
  .filter((each) => !isEmpty(each));

it.each(inPlace)('edits one element of $component in place: $fixture', (each) => {
  const config = allNodes(readDocView(readFileSync(editConfigOf(each.definition), 'utf8')));
  const { editElementQuery } = config.find(({ name }) => name === 'inplaceEditingConfig')!.properties;
  const { container } = render(drawCase(each));
  expect(container.querySelectorAll(String(editElementQuery))).toHaveLength(1);
});

it('lets authors draw link areas in the image editor, but nothing that our pages do not support', () => {
  const image = allNodes(read('image/_cq_editConfig.xml'));
  expect(image.find(({ name }) => name === 'cq:inplaceEditing')!.properties.editorType).toBe('image');
  const plugins = image.find(({ name }) => name === 'plugins')!.children;
  expect(Object.fromEntries(plugins.map(({ name, properties }) => [name, properties.features]))).toEqual({
    crop: '-',
    flip: '-',
    map: '*',
    rotate: '-',
    zoom: '*',
  });
  // It writes the same property as the image's dialog.
  expect(allNodes(read('image/_cq_dialog/.content.xml')).map(({ properties }) => properties.name)).toContain(
    './imageMap',
  );
});

function editConfigOf({ resourceType }: ComponentDefinition): string {
  return path.join(folder, resourceType.replace('ventora/components/', ''), '_cq_editConfig.xml');
}
