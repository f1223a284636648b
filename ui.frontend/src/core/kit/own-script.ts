/** Whether a script's address is one of this build. */
export const isOwnScript = (url: string): boolean => url.startsWith(__webpack_public_path__);
