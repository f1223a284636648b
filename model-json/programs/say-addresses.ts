/** Prints the addresses to open after start-up. */
export function sayAddresses({
  publish,
  author,
  isOpen = false,
}: {
  publish?: string | undefined;
  author?: string | undefined;
  /** Whether authors work without accounts. */
  isOpen?: boolean | undefined;
}): void {
  const lines = [
    ...(publish === undefined ? [] : [`  Visitors: open ${publish}/ for the home page`]),
    ...(author === undefined ? [] : [`  Authors:  open ${author}/ and choose a page to edit`]),
    ...(isOpen
      ? ['            without accounts: everybody on this machine may do everything (docs/accounts.md)']
      : []),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
