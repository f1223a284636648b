import { addressOf } from '../../http/sling';
import { SlingError } from '../../http/sling';
import type { Answer } from './Upload';
import { assetHttp } from './asset-http';
import { t } from '../../../../../../shared/authoring/language/t';

/** What the server agreed to (`initiateUpload`). */
interface Begun {
  readonly completeURI: string;
  readonly files: readonly {
    readonly uploadToken: string;
    readonly uploadURIs: readonly string[];
    readonly maxPartSize: number;
  }[];
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ATTEMPTS = 3;

/**
 * One file, sent in parts by AEM's direct binary upload. What has arrived is not sent again: an upload goes on where a
 * broken connection left it, and a question about its name costs no second transfer.
 */
export class FileSender {
  private begun: Begun | undefined;
  private readonly arrived = new Set<number>();

  constructor(
    private readonly folder: string,
    private readonly file: File,
    /** The name of the asset that it replaces. */
    private readonly name = file.name,
  ) {}

  /** Sends the parts that have not arrived. @throws SlingError; a DOMException if `signal` aborts it */
  async send(signal: AbortSignal, onSent: (bytes: number) => void): Promise<void> {
    this.begun ??= await this.begin();
    const [first] = this.begun.files;
    if (!first) throw new SlingError(500, t('The server offered no place for the file.'));
    const size = first.maxPartSize;
    for (const [i, address] of first.uploadURIs.entries()) {
      if (this.arrived.has(i)) continue;
      const part = this.file.slice(i * size, (i + 1) * size);
      await this.sendPart(address, part, signal, (sent) => onSent(i * size + sent));
      this.arrived.add(i);
    }
  }

  /** Makes the file an asset. @throws SlingError, with status 409 if the author must decide */
  async complete(answer: Answer): Promise<void> {
    if (!this.begun) throw new SlingError(500, t('Nothing has been sent yet.'));
    const body = new URLSearchParams({
      fileName: this.name,
      uploadToken: this.begun.files[0]?.uploadToken ?? '',
      ...(answer === 'replace' && { replace: 'true' }),
      ...(answer === 'rename' && { rename: 'true' }),
      ...(answer === 'ask' && { duplicates: 'refuse' }),
    });
    await assetHttp.send('POST', this.begun.completeURI, FORM, body);
  }

  /** Tells the server to forget it. */
  async discard(): Promise<void> {
    const token = this.begun?.files[0]?.uploadToken;
    if (token !== undefined) await assetHttp.send('DELETE', `/bin/assets/uploads/${token}`);
  }

  private async begin(): Promise<Begun> {
    const body = new URLSearchParams({ fileName: this.name, fileSize: String(this.file.size) });
    const answer = await assetHttp.send('POST', `${addressOf(this.folder)}.initiateUpload.json`, FORM, body);
    return (await answer.json()) as Begun;
  }

  private async sendPart(
    address: string,
    part: Blob,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await assetHttp.put(address, part, signal, onSent);
      } catch (error) {
        const mayRepeat = error instanceof SlingError && (error.isAway || error.status === 403);
        if (!mayRepeat || attempt === ATTEMPTS) throw error;
      }
    }
  }
}
