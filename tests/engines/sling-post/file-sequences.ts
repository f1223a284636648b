import type { Step } from './compare';
import { set, operation, file } from './steps';

/** Posts with files. */
export const FILES: Readonly<Record<string, readonly Step[]>> = {
  'an empty file': [set(['./empty.txt', { name: 'a.txt', type: 'text/plain', text: '' }])],
  'a file': [file('a.txt', './file')],
  'a file by its own name': [file('b.txt', '*')],
  'a file with an extension': [file('a.txt', './c.txt')],
  'a file of type nt:file': [file('a.txt', './file', ['./file@TypeHint', 'nt:file'])],

  'a file by its own name and type': [file('b', '*', ['*@TypeHint', 'nt:file'])],
  'a file with a name that JCR forbids': [file('a[1]:b.txt', '*')],
  'a file below nothing': [file('a.txt', './x/y/c.txt')],
  'a file of an unknown type': [
    set(['./c.pdf', { name: 'a.pdf', type: 'application/octet-stream', text: 'hello' }]),
  ],
  'a file with the name of a property': [file('a.txt', 'count')],
  'a file in place of a node': [file('a.txt', './a')],
  'a file with a property': [file('a.txt', './file', ['./file/jcr:encoding', 'utf-8'])],
  'a replaced file': [
    file('a.txt', './c.txt'),
    set(['./c.txt', { name: 'x', type: 'image/png', text: 'other bytes' }]),
  ],
  'a copied file': [file('a.txt', './c.txt'), operation('copy', '/c.txt', [':dest', '~/d.txt'])],
  'a moved file': [file('a.txt', './c.txt'), operation('move', '/c.txt', [':dest', '~/d.txt'])],
  'a deleted file': [file('a.txt', './c.txt'), operation('delete', '/c.txt')],
  'a file that is not for Sling': [file('a.txt', ':other')],
};
