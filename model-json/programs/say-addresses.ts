/** Tells the person who started the servers where to go. */
export function sayAddresses(publishUrl: string, authorUrl: string): void {
  process.stdout.write(
    `\n  Visitors: open ${publishUrl}/ and begin at the home page` +
      `\n  Authors:  open ${authorUrl}/ and choose a page to edit\n\n`,
  );
}
