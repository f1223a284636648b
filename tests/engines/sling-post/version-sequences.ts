import type { Step } from './compare';
import type { Field } from './Side';
import { at, set, operation, imports } from './steps';

const VERSIONABLE: Field = ['jcr:mixinTypes', 'mix:versionable'];
const CHECKED_IN = [at('/a', VERSIONABLE), operation('checkin', '/a')];
const AUTO: Field = [':autoCheckout', 'true'];
const FRESH: Field = [':checkinNewVersionableNodes', 'true'];

/** Posts that make versions, or return to them. */
export const VERSIONS: Readonly<Record<string, readonly Step[]>> = {
  'a checkin of what has no versions': [operation('checkin', '')],
  'a checkin of nothing': [operation('checkin', '/zz')],
  'a checkout of what has no versions': [operation('checkout', '')],
  'a restoration without a version': [at('/a', VERSIONABLE), operation('restore', '/a')],
  'a restoration of a version that never was': [
    at('/a', VERSIONABLE),
    operation('restore', '/a', [':version', '9.9']),
  ],
  'a change of a checked-in node': [...CHECKED_IN, at('/a', ['text', 'x'])],
  'the same value in a checked-in node': [...CHECKED_IN, at('/a', ['text', 'A'])],
  'a change below a checked-in node': [...CHECKED_IN, at('/a/deep', ['x', '9'])],
  'a child of a checked-in node': [...CHECKED_IN, at('/a/fresh', ['x', '9'])],
  'a checked-in node deleted': [...CHECKED_IN, operation('delete', '/a')],
  'a child of a checked-in node deleted': [...CHECKED_IN, operation('delete', '/a/deep')],
  'a checked-in node moved': [...CHECKED_IN, operation('move', '/a', [':dest', '~/m'])],
  'a checked-in node copied': [...CHECKED_IN, operation('copy', '/a', [':dest', '~/m'])],
  'a copy into a checked-in node': [...CHECKED_IN, operation('copy', '/b', [':dest', '~/a/'])],
  'a checked-in node put last': [...CHECKED_IN, at('/a', [':order', 'last'])],
  'automatic checkout': [...CHECKED_IN, at('/a', ['text', 'x'], AUTO)],
  'automatic checkout of two nodes': [
    ...CHECKED_IN,
    at('/b', VERSIONABLE),
    operation('checkin', '/b'),
    set(['./b/text', 'x'], ['./a/text', 'y'], AUTO),
  ],
  'automatic checkout without checkin': [
    ...CHECKED_IN,
    at('/a', ['text', 'x'], AUTO, [':autoCheckin', 'false']),
  ],
  'automatic checkout for a child': [...CHECKED_IN, at('/a', ['./k/x', '1'], AUTO)],
  'automatic checkout for a deletion': [...CHECKED_IN, operation('delete', '/a/deep', AUTO)],
  'automatic checkout for a move': [...CHECKED_IN, operation('move', '/a/deep', [':dest', '~/m'], AUTO)],
  'automatic checkout for an import': [
    ...CHECKED_IN,
    operation('import', '/a', [':contentType', 'json'], [':content', '{"k":{"x":1},"y":2}'], AUTO),
  ],
  'automatic checkout for a file': [
    ...CHECKED_IN,
    at('/a', ['./f.txt', { name: 'a', type: 'text/plain', text: 'x' }], AUTO),
  ],
  'a checkin of a new node': [
    at('/v', ['./jcr:mixinTypes', 'mix:versionable'], ['./x', '1'], ['./y', '2'], ['./k/z', '1'], FRESH),
  ],
  'a checkin of a node that becomes versionable': [at('/a', VERSIONABLE, ['text', 'x'], FRESH)],
  'no checkin of a new node': [at('/v', VERSIONABLE, ['x', '1'], FRESH, [':autoCheckin', 'false'])],
  'import with a checkin': [
    imports('{"jcr:mixinTypes":["mix:versionable"],"x":"1"}', [':name', 'imp'], [':checkin', 'true']),
  ],
  'import of a versionable node': [
    imports('{"jcr:mixinTypes":["mix:versionable"],"x":"1"}', [':name', 'imp']),
  ],
  'a second checkin': [...CHECKED_IN, operation('checkin', '/a')],
  'a second checkout': [at('/a', VERSIONABLE), operation('checkout', '/a')],
  'a checkin of several nodes': [
    at('/a', VERSIONABLE),
    operation('checkin', '', [':applyTo', 'a'], [':applyTo', 'zz']),
  ],
  'a restoration': [
    ...CHECKED_IN,
    operation('checkout', '/a'),
    at(
      '/a',
      ['./text@Delete', ''],
      ['./deep/x', '9'],
      ['./more/x', '1'],
      ['./n', '2'],
      ['./n@TypeHint', 'Double'],
    ),
    operation('checkin', '/a'),
    operation('restore', '/a', [':version', '1.0']),
  ],
  'a version after a restoration': [
    ...CHECKED_IN,
    at('/a', ['text', 'x'], AUTO),
    operation('restore', '/a', [':version', '1.0']),
    at('/a', ['text', 'y'], AUTO),
    operation('restore', '/a', [':version', '1.1']),
    operation('restore', '/a', [':version', '1.0.0']),
  ],
  'a restoration of a checked-out node': [
    ...CHECKED_IN,
    operation('checkout', '/a'),
    at('/a', ['text', 'x']),
    operation('restore', '/a', [':version', '1.0']),
  ],
  'a restoration after a move': [
    ...CHECKED_IN,
    at('/a', ['text', 'x'], AUTO),
    operation('move', '/a', [':dest', '~/m']),
    operation('restore', '/m', [':version', '1.0']),
  ],
  'versions no longer wanted': [
    ...CHECKED_IN,
    operation('checkout', '/a'),
    at('/a', ['jcr:mixinTypes@Delete', '']),
  ],
  'another mixin instead': [at('/a', VERSIONABLE), at('/a', ['jcr:mixinTypes', 'mix:title'])],
  'a history that a client sets': [at('/a', VERSIONABLE), at('/a', ['jcr:isCheckedOut', 'false'])],
  versions: [set(['jcr:mixinTypes', 'mix:versionable']), operation('checkin', ''), operation('checkout', '')],
};
