import type { BinaryStore } from '../../../repository/binaries/BinaryStore';
import { binaryIn } from '../../../repository/binaries/BinaryStore';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import { mimeTypeOf } from '../../../repository/files/reading/mime-type';
import { childOf, isWithin, nameOf, parentOf } from '../../../repository/path';
import type { Repository } from '../../../repository/Repository';
import { HttpError } from '../../http/http-error';
import { assetNameOf, freeName } from '../files/asset-name';
import { inspectFile, type AssetLimits, type FileFacts } from '../files/inspect-file';
import { scanFile, type Scanner } from '../files/scan-file';
import { Uploads } from '../uploads/Uploads';
import { putBytes } from './asset-node';
import { folderAt, isAsset } from './asset-places';
import { Duplicates } from './Duplicates';
import { takeIntoStore } from './take-into-store';
import { t } from '../../../../../shared/authoring/language/t';

export interface AssetSettings extends AssetLimits {
  /** @default files are not scanned */
  readonly scanner?: Scanner | undefined;
}

/** What to do if a folder has an asset of the name already. */
export type IfTaken = 'refuse' | 'replace' | 'rename';

export interface Arrived {
  /** On the disk of the binaries. It is taken over. */
  readonly file: string;
  /** As its author calls it. */
  readonly name: string;
  readonly ifTaken: IfTaken;
  /** Whether it is refused if an asset has the same bytes. */
  readonly refusesDuplicates: boolean;
  readonly by?: string | undefined;
}

export interface StoredAsset {
  readonly path: string;
  readonly isNew: boolean;
  readonly facts: FileFacts;
  /** Other assets with the same bytes. */
  readonly duplicates: readonly string[];
}

/** Puts files into content as assets, after looking at what they are. */
export class AssetStore {
  readonly uploads: Uploads;
  private readonly duplicates = new Duplicates();

  constructor(
    private readonly repository: Repository,
    private readonly binaries: BinaryStore,
    readonly settings: AssetSettings,
  ) {
    this.uploads = new Uploads(binaries.incoming);
  }

  /**
   * Stores a file as an asset of a folder. When the promise resolves, it is in content; if it rejects, or the program is
   * killed, nothing is.
   *
   * @throws HttpError 409 if the name is taken, or the bytes are there already, and that is to be refused; 413, 415, 422,
   * 503 if the file cannot be accepted
   */
  async put(folder: string, arrived: Arrived): Promise<StoredAsset> {
    folderAt(this.repository, folder);
    const { file, name, ifTaken, by } = arrived;
    const { scanner } = this.settings;
    if (scanner) await scanFile(scanner, file, name);
    const facts = await inspectFile(file, name, this.settings);
    const path = this.placeOf(folder, assetNameOf(name, facts.type), ifTaken);
    if (this.repository.get(path)) refuseOtherType(path, facts, name);
    const same = await this.duplicates.of(this.repository, await binaryIn(file));
    const duplicates = same.filter((each) => each !== path);
    if (arrived.refusesDuplicates && duplicates.length > 0)
      throw new HttpError(
        409,
        t('{name} is there already: {duplicates}', { name, duplicates: duplicates.join(', ') }),
      );
    const reference = await this.binaries.adopt(file);
    const isNew = await this.repository.change(
      (draft) => {
        const isFree = !draft.has(path);
        if (!isFree && ifTaken !== 'replace') throw taken(path);
        putBytes(draft, path, reference, facts, new Date());
        return isFree;
      },
      { ...(by !== undefined && { by }) },
    );
    return { path, isNew, facts, duplicates };
  }

  /** Makes assets ready to be moved or copied: see `takeIntoStore`. */
  async prepareMove(path: string, publish: Repository | undefined): Promise<void> {
    if (!isWithin(path, DAM_ROOT) || path === DAM_ROOT) return;
    for (const tree of new Set([this.repository, publish ?? this.repository]))
      await takeIntoStore(tree, this.binaries, path);
  }

  private placeOf(folder: string, name: string, ifTaken: IfTaken): string {
    const isTaken = (each: string) => this.repository.get(childOf(folder, each)) !== undefined;
    const path = childOf(folder, ifTaken === 'rename' ? freeName(name, isTaken) : name);
    const there = this.repository.get(path);
    if (there && (ifTaken === 'refuse' || !isAsset(there))) throw taken(path);
    return path;
  }
}

const taken = (path: string) =>
  new HttpError(
    409,
    t('{name} exists already in {parent}; replace it, or choose another name', {
      name: nameOf(path),
      parent: parentOf(path),
    }),
  );

/** The name of an asset is part of its address, and its extension tells browsers and caches what it is. */
function refuseOtherType(path: string, { type }: FileFacts, name: string): void {
  if (mimeTypeOf(path) !== type)
    throw new HttpError(
      422,
      `${name} is ${type}, so it cannot replace ${nameOf(path)}; upload it as a new asset`,
    );
}
