import fc from 'fast-check';
import { nameOfPlatform } from '../../../model-json/core/filevault/docview/names';
import { readDocView } from '../../../model-json/core/filevault/docview/read-docview';
import { toDocView, type DocValue } from '../../../scripts/generate/docview';
import { platformName } from '../../../scripts/package/platform-name';

/** Names that JCR allows, with what needs an escape in XML or in a file's name. */
const local = fc
  .string({ minLength: 1, unit: fc.constantFrom(...'aZ_x09-. $%&<é😀"') })
  .filter((name) => name.trim() === name);
const name = fc.oneof(
  local,
  local.map((each) => `jcr:${each}`),
  local.map((each) => `_x0041_${each}`),
);
const fileName = fc.oneof(
  name,
  local.map((each) => `ns_1:${each}`),
  local.map((each) => `_ns:${each}`),
);
/** Texts that XML can hold. */
const text = fc.string({ unit: fc.constantFrom(...'a\\,[]{}0u"<&\n\té😀') });

it('reads each name of a file that the package writer gives', () => {
  fc.assert(fc.property(fileName, (each) => expect(nameOfPlatform(platformName(each))).toBe(each)));
});

it('reads each text, list and name that the package writer writes', () => {
  const value = fc.oneof(text, fc.array(text));
  const properties = fc.dictionary(name, value, { noNullPrototype: true });
  fc.assert(
    fc.property(properties, (written: Record<string, DocValue>) => {
      const root = readDocView(Buffer.from(toDocView({ properties: written, children: [] })))!.root;
      const read = [...root.properties].map(([key, { values, isList }]) => [
        key,
        isList ? values : values[0],
      ]);
      expect(Object.fromEntries(read)).toEqual(written);
    }),
  );
});
