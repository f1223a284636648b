/** Words of parts lists that depend on the machine’s serial number. */
export const partSerials = {
  label: 'Serial number of your machine',
  help: (example: string) => `On the rating plate, below the order number; for example ${example}.`,
  show: 'Show its parts',
  fault: (typed: string, example: string) =>
    `“${typed}” is not a serial number of this machine. Enter it as on the rating plate, for example ${example}. Below are the parts for all years.`,
  /** What the list shows, and what it leaves out. */
  shown: (serial: string) => `Parts for serial number ${serial}.`,
  left: (count: number) =>
    count === 1 ? '1 part for other years is left out.' : `${count} parts for other years are left out.`,
  none: (serial: string) =>
    `No part of this list fits serial number ${serial}. Please send us the number: we will find the part.`,
  showAll: 'Show all parts',
  /** Beside a part that is not for all machines: the first and the last serial number. */
  range: (from: string | undefined, to: string | undefined) => {
    if (!to) return `from serial no. ${from}`;
    return from ? `serial nos. ${from} to ${to}` : `up to serial no. ${to}`;
  },
  /** In the head of the page. */
  number: 'Serial number',
  parts: 'Its spare parts',
};
