import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../../repository/files/writing/write-file';
import { Body } from '../http/Body';
import { typeOfFile } from '../http/media-type';
import { HASHED, RESOURCES, type BuiltFiles } from './frontend';

/** Builds whose chunks are kept: this one and two others, earlier or later. */
const BUILDS = 3;
const LIST = 'builds.json';
/** `chunks/27.02c50a13.js`: no segment is hidden or leads elsewhere. */
const NAME = /^(?:[\w~-]+\/)*[\w~-]+(?:\.[\w~-]+)+$/;

const schema = z.array(z.array(z.string()));

/**
 * The chunks of builds that ran on this data folder, beside those of the running one. A tab goes on after a roll-out, and
 * after a roll-back, when the running build knows nothing of the later one. Operators can add chunks of the next
 * release, so that machines of both releases can stand behind one load balancer.
 */
export class KeptChunks implements Pick<BuiltFiles, 'file'> {
  private readonly read = new Map<string, Body>();

  /** @param dir `chunks` of the data folder */
  constructor(
    private readonly files: BuiltFiles,
    private readonly dir: string,
  ) {}

  file(address: string): Body | undefined {
    return this.files.file(address) ?? this.read.get(address) ?? this.fromDisk(address);
  }

  /** Stores this build's chunks, and removes those of builds that are too old. */
  async keep(): Promise<void> {
    const names = this.files.addresses.filter((address) => HASHED.test(address)).map(nameOf);
    const before = this.builds();
    const others = before.filter((build) => build.join() !== names.join());
    const builds = [names, ...others].slice(0, BUILDS);
    mkdirSync(this.dir, { recursive: true });
    for (const name of names) {
      const body = this.files.file(RESOURCES + name);
      const file = path.join(this.dir, name);
      if (body && !existsSync(file)) await writeFileAtomically(file, body.bytes);
    }
    await writeFileAtomically(path.join(this.dir, LIST), `${JSON.stringify(builds)}\n`);
    const wanted = new Set(builds.flat());
    for (const name of before.flat())
      if (!wanted.has(name)) rmSync(path.join(this.dir, name), { force: true });
  }

  private builds(): string[][] {
    try {
      return schema.parse(JSON.parse(readFileSync(path.join(this.dir, LIST), 'utf8')));
    } catch {
      // The first start, or damaged: chunks that are in no list stay.
      return [];
    }
  }

  private fromDisk(address: string): Body | undefined {
    const name = nameOf(address);
    if (!address.startsWith(RESOURCES) || !HASHED.test(address) || !NAME.test(name)) return undefined;
    try {
      const body = new Body(readFileSync(path.join(this.dir, name)), typeOfFile(name));
      this.read.set(address, body);
      return body;
    } catch {
      return undefined;
    }
  }
}

const nameOf = (address: string): string => address.slice(RESOURCES.length);
