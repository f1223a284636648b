import { ContentPackageError } from '../ContentPackageError';
import { zipOf } from '../testing/make-package';
import { Budget, LIMITS } from './Budget';
import { openPackage } from './open-package';

const open = (zip: Buffer, limits = LIMITS) => openPackage(zip, 'p.zip', new Budget(limits));

/** The zip with a name replaced by another of the same length: yazl writes no such names itself. */
const renamed = async (name: string): Promise<Buffer> => {
  const before = 'x'.repeat(name.length);
  const zip = await zipOf({ [before]: 'content' });
  return Buffer.from(zip.toString('latin1').replaceAll(before, name), 'latin1');
};

it('reads files by their names', async () => {
  const files = await open(await zipOf({ 'a/b.txt': 'text', c: 'd'.repeat(1000) }));
  expect(files.names).toEqual(['a/b.txt', 'c']);
  expect((await files.read('a/b.txt')).toString()).toBe('text');
  await expect(files.read('d')).rejects.toThrow('p.zip: has no d');
});

it.each([
  ['a path out of the package', '../../etc/passwd', 'relative path'],
  ['a path out of a folder', 'jcr_root/../../etc', 'relative path'],
  ['an absolute name', '/etc/passwd', 'absolute path'],
  ['the name of a drive', 'C:/windows/a', 'absolute path'],
  ['a backslash', '..\\..\\etc', 'invalid characters'],
  ['a dot on its path', 'jcr_root/./a', 'empty name or "."'],
  ['an empty name on its path', 'jcr_root//a', 'empty name or "."'],
  ['a control character', 'jcr_root/a\n', 'control characters'],
])('refuses a file with %s', async (_, name, why) => {
  await expect(open(await renamed(name))).rejects.toThrow(why);
  await expect(open(await renamed(name))).rejects.toBeInstanceOf(ContentPackageError);
});

it('refuses symbolic links', async () => {
  await expect(open(await zipOf({ link: '/etc/passwd' }, { mode: 0o120777 }))).rejects.toThrow(
    'p.zip!link: is a symbolic link',
  );
});

it('refuses two files with the same name', async () => {
  const zip = await zipOf({ 'aaaa.txt': '1', 'bbbb.txt': '2' });
  const twice = Buffer.from(zip.toString('latin1').replaceAll('bbbb.txt', 'aaaa.txt'), 'latin1');
  await expect(open(twice)).rejects.toThrow('is there twice');
});

it('refuses encrypted files', async () => {
  const zip = await zipOf({ 'a.txt': 'text' });
  const entry = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt16LE(zip.readUInt16LE(entry + 8) | 1, entry + 8);
  await expect(open(zip)).rejects.toThrow('is encrypted');
});

it('refuses a file that claims to have 10 GB before it reads a byte of it', async () => {
  const zip = await zipOf({ 'a.txt': 'text' });
  const entry = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt32LE(0xf0000000, entry + 24);
  await expect(open(zip)).rejects.toThrow('claims to have 4026531840 bytes');
});

it('counts what it inflates, and ends a bomb', async () => {
  const files = await open(await zipOf({ bomb: Buffer.alloc(32 * 1024 * 1024) }));
  await expect(files.read('bomb')).rejects.toThrow('p.zip!bomb: expands to more than 200 times');
});

it('does not believe a header that claims less than there is', async () => {
  const zip = await zipOf({ 'a.txt': 'text '.repeat(1000) });
  const entry = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt32LE(10, entry + 24);
  const files = await open(zip);
  await expect(files.read('a.txt')).rejects.toThrow(ContentPackageError);
});

it('limits the files, the size of one and the size of all', async () => {
  const zip = await zipOf({ a: 'a'.repeat(600), b: 'b'.repeat(600) });
  await expect(open(zip, { ...LIMITS, entries: 1 })).rejects.toThrow('more than 1 files');
  await expect(open(zip, { ...LIMITS, file: 500 })).rejects.toThrow('claims to have 600 bytes');
  const files = await open(zip, { ...LIMITS, total: 1000 });
  await files.read('a');
  await expect(files.read('b')).rejects.toThrow('more than 1000 bytes in all');
});

it('says that a file is no zip, or is cut off', async () => {
  await expect(open(Buffer.from('not a zip'))).rejects.toThrow('cannot be unpacked');
  const zip = await zipOf({ 'a.txt': 'text' });
  await expect(open(zip.subarray(0, zip.length - 10))).rejects.toThrow('cannot be unpacked');
});
