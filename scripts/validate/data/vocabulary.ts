import { readFileSync } from 'node:fs';

const CLASS = /^(?:export )?interface (\w+)(Base|Leaf) extends ([^{]+)\{$/;
const PROPERTY = /^ {4}"(\w+)"\?:/;

const id = (name: string) => ({ '@id': `schema:${name}` });

/** The vocabulary of schema.org, in the form of its own file, read from the types of `schema-dts`. */
export function vocabulary(): object {
  const file = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  let current = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, , bases = ''] = CLASS.exec(line) ?? [];
    if (name !== undefined) {
      current = name;
      const own = parents.get(name) ?? new Set();
      for (const [, base = ''] of bases.matchAll(/(\w+)Base\b/g)) if (base !== name) own.add(base);
      parents.set(name, own);
    }
    const property = PROPERTY.exec(line)?.[1];
    if (property) domains.set(property, (domains.get(property) ?? new Set()).add(current));
  }
  return {
    '@graph': [
      ...[...parents].map(([name, bases]) => ({
        ...id(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': [...bases].map(id),
      })),
      ...[...domains].map(([name, classes]) => ({
        ...id(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': [...classes].map(id),
      })),
    ],
  };
}
