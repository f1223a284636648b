import type { Readable } from 'node:stream';

/** The files of a package, by their names in it: `jcr_root/content/site/.content.xml`. */
export interface PackageFiles {
  /** The name of the package in messages. */
  readonly label: string;
  readonly names: readonly string[];
  /** The bytes of a file that is read as a whole: a document view, a filter. @throws ContentPackageError beyond `MAX_READ` */
  read(name: string): Promise<Buffer>;
  /** The bytes of a file of any size. Counted while they arrive: the stream fails with a ContentPackageError. */
  stream(name: string): Promise<Readable>;
}
