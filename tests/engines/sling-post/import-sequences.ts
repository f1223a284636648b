import type { Step } from './compare';
import { set, operation, imports } from './steps';

/** Posts that import JSON. */
export const IMPORTS: Readonly<Record<string, readonly Step[]>> = {
  import: [
    imports(
      '{"jcr:primaryType":"nt:unstructured","t":"x","n":5,"d":1.5,"b":true,"l":["1","2"],"k":{"z":1}}',
      [':name', 'imp'],
    ),
  ],
  'import into itself': [imports('{"text":"x"}')],
  'import below itself': [imports('{"k":{"text":"x"}}')],
  'import what is there': [imports('{"jcr:title":"x","a":{"text":"y","more":"z"}}')],
  'import over properties': [imports('{"jcr:title":"x","a":{"text":"y"}}', [':replaceProperties', 'true'])],
  'import over nodes': [imports('{"a":{"text":"y"}}', [':replace', 'true'])],
  'import onto': [imports('{"text":"x"}', [':name', 'a'])],
  'import in place of': [imports('{"text":"x","more":"y"}', [':name', 'a'], [':replace', 'true'])],
  'import by a :nameHint': [imports('{"text":"x"}', [':nameHint', 'Hint Me'])],
  'import without type': [operation('import', '', [':name', 'imp'], [':content', '{"text":"x"}'])],
  'import nothing': [operation('import', '', [':name', 'imp'], [':contentType', 'json'])],
  'import to a new node': [
    operation('import', '/new', [':contentType', 'json'], [':content', '{"text":"x"}']),
  ],
  'import a date': [imports('{"when":"2026-09-14T08:00:00.000+02:00"}', [':name', 'imp'])],
  'import a date as Sling writes it': [
    imports('{"when":"Mon Sep 14 2026 08:00:00 GMT+0200"}', [':name', 'imp']),
  ],
  'import null': [imports('{"x":null,"y":"1"}', [':name', 'imp'])],
  'import null in a list': [imports('{"x":["a",null]}', [':name', 'imp'])],
  'import a mixed list': [imports('{"x":["a",1],"y":[true,"x"],"z":[]}', [':name', 'imp'])],
  'import a list of a number and a text': [imports('{"x":[1,"b"]}', [':name', 'imp'])],
  'import numbers': [imports('{"i":10000000000,"neg":-1,"zero":0,"half":0.5}', [':name', 'imp'])],
  'import whole Doubles': [imports('{"f":2.0,"e":1e3}', [':name', 'imp'])],
  'import mixins': [imports('{"jcr:mixinTypes":["mix:title"],"jcr:title":"x"}', [':name', 'imp'])],
  'import into a folder': [
    set(['./f/jcr:primaryType', 'sling:OrderedFolder']),
    operation('import', '/f', [':contentType', 'json'], [':name', 'k'], [':content', '{"title":"x"}']),
  ],
  'import broken JSON': [imports('{"text":', [':name', 'imp'])],
  'delete, then import the same name': [operation('delete', '/b'), imports('{"text":"new"}', [':name', 'b'])],
  'import a Long beyond 2^53': [imports('{"n":9007199254740993}', [':name', 'imp'])],
};
