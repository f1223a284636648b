/** Prints the addresses to open after start-up. */
export function sayAddresses(publishUrl: string, authorUrl: string): void {
  process.stdout.write(
    `\n  Visitors: open ${publishUrl}/ for the home page` +
      `\n  Authors:  open ${authorUrl}/ and choose a page to edit\n\n`,
  );
}
