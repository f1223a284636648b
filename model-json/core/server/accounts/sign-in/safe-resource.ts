/** The address on this server that somebody wanted to go to; the start page for any other. */
export function safeResource(given: string | undefined): string {
  if (given === undefined || !given.startsWith('/')) return '/';
  try {
    const base = 'http://here.invalid';
    const url = new URL(given, base);
    return url.origin === base && !/^\/\/|\\/.test(given) ? `${url.pathname}${url.search}` : '/';
  } catch {
    return '/';
  }
}
