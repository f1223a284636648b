import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answered } from '../../../model-json/core/static/ask';
import type { Finding } from '../Finding';
import { checkPdfs, type PdfFile } from './check-pdfs';

/** In the metadata of a PDF for archives. They are not compressed. */
const FOR_ARCHIVES = '<pdfaid:part>3</pdfaid:part>';

/** PDFs as files for the checker. */
export class PdfFiles {
  private readonly files: PdfFile[] = [];
  private readonly findings: Finding[] = [];

  /** @param folder for the files */
  constructor(
    private readonly folder: string,
    private readonly get: (address: string) => Promise<Answered>,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  get count(): number {
    return this.files.length;
  }

  async add(address: string): Promise<void> {
    const { status, bytes } = await this.get(address);
    if (status !== 200) {
      this.findings.push({ checker: 'pdf', isError: true, kind: `A PDF answers ${status}`, address });
      return;
    }
    const file = path.join(this.folder, `${this.files.length}.pdf`);
    writeFileSync(file, bytes);
    const standards = Buffer.from(bytes).includes(FOR_ARCHIVES) ? ['ua1', '3a'] : ['ua1'];
    this.files.push({ address, file, standards });
  }

  /** PDF/UA-1 for all, PDF/A-3 for those that say so. */
  async check(): Promise<Finding[]> {
    return [...this.findings, ...(await checkPdfs(this.files))];
  }
}
