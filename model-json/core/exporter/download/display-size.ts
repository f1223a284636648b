const UNITS = [
  ['EB', 2 ** 60],
  ['PB', 2 ** 50],
  ['TB', 2 ** 40],
  ['GB', 2 ** 30],
  ['MB', 2 ** 20],
  ['KB', 2 ** 10],
] as const;

/** A file size in its largest whole unit, rounded down: `147 KB` (FileUtils.byteCountToDisplaySize). */
export function displaySize(bytes: number): string {
  const [unit, factor] = UNITS.find(([, size]) => bytes >= size) ?? ['bytes', 1];
  return `${Math.floor(bytes / factor)} ${unit}`;
}
