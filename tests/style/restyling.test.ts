import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { initCompiler } from 'sass-embedded';

const src = path.resolve(__dirname, '../../ui.frontend/src');
const loadPaths = [path.join(src, 'sites/ventora/styles'), path.join(src, 'core/styles')];

/** Styles of the site’s pages, not those of its editor and consoles; a name with `_` is only part of others. */
const sheets = ['core/components', 'core/styles', 'features', 'sites/ventora']
  .flatMap((folder) =>
    readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(src, folder, file),
    ),
  )
  .filter((file) => file.endsWith('.scss') && !path.basename(file).startsWith('_'));

const ofPages = (file: string) => !/authoring|placeholders/.test(path.basename(file));

/** The selectors of a sheet, one by one. */
const selectorsIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}@;]+)\{/g)].flatMap(([, list]) =>
    apart(list!.trim(), ','),
  );

/** Splits a text at any of some characters, but not in brackets. */
function apart(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && at.includes(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The compounds of a selector, from left to right. */
const compoundsOf = (selector: string): string[] => apart(selector, ' >+~');

/** Whether what it matches has a class, an id, an attribute or a tag: what browsers find elements by. */
const isNamed = (compound: string): boolean =>
  /[.#[]|^[a-z]/i.test(compound.replaceAll(/:(?!is\(|where\()[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, ''));

const unnamedAfterHas = (selector: string): boolean => {
  const compounds = compoundsOf(selector);
  const first = compounds.findIndex((compound) => compound.includes(':has('));
  return first >= 0 && first < compounds.length - 1 && !isNamed(compounds.at(-1)!);
};

it('tells a rule that restyles everything below from one that names what it restyles', () => {
  expect(
    ['.a:has(> .b) > *', '.a > :has(> .b) + :has(> .c)', '.a:has(.b) :not(.c)'].map(unnamedAfterHas),
  ).toEqual([true, true, true]);
  expect(
    [
      '.a:has(> .b)',
      '.a:has(> * > .b) > .c',
      '.a > :has(> .b) + :where(.c):has(> .d)',
      '.a:has(.b) > :is(.c, .d)',
    ].map(unnamedAfterHas),
  ).toEqual([false, false, false, false]);
});

it('restyles what a change concerns: no rule has an unnamed element after :has()', () => {
  const sass = initCompiler();
  const cssOf = (file: string) =>
    sass.compileString(`$app-id: 'ventora';\n${readFileSync(file, 'utf8')}`, {
      loadPaths: [path.dirname(file), ...loadPaths],
      url: pathToFileURL(file),
    }).css;
  const rules = sheets.filter(ofPages).flatMap((file) => selectorsIn(cssOf(file)));
  sass.dispose();
  expect(rules.filter((rule) => rule.includes(':has(')).length).toBeGreaterThan(50);
  expect(rules.filter(unnamedAfterHas)).toEqual([]);
});
