import { bytes as names } from '../../../../../shared/words/by-language/writing';
import { inLanguage } from '../../../../../shared/words/in-language';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

const written = /^([\d.,]+)\s*(bytes|KB|MB|GB|TB)$/i;

/**
 * A file size in the language's format: `29,7 MB`, `29.7 MB`, `29,7 Mo`. One decimal from megabytes up.
 * @param bytes or a size typed by an author, with a point or a comma
 */
export function formatSize(bytes: number | string, language: string): string {
  if (typeof bytes === 'number') {
    const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
    return withUnit(bytes / 1024 ** power, units[power]!, language);
  }
  const [, amount, unit] = written.exec(bytes.trim()) ?? [];
  const known = units.find((each) => each.toLowerCase() === unit?.toLowerCase());
  return amount && known ? withUnit(Number(amount.replace(',', '.')), known, language) : bytes;
}

function withUnit(amount: number, unit: (typeof units)[number], language: string): string {
  const maximumFractionDigits = unit === 'bytes' || unit === 'KB' ? 0 : 1;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits }).format(amount);
  return `${number}\u00a0${inLanguage(names, language)[unit]}`;
}
